import styled from 'styled-components'

export const Frame = styled.div`
  display: grid;
  place-items: center;
  width: 15rem;
  max-width: 100%;
  aspect-ratio: 1;
  padding: 0.5rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--sunken);
`
