import styled from 'styled-components'

export const Room = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 1rem;
  min-height: 70vh;
  color: var(--ink-3);
  font-size: var(--text-14);
`
