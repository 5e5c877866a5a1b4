import styled from 'styled-components'

export const Block = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0.75rem;
  min-height: 12rem;
  padding: 1.5rem;
  border: 1px dashed var(--line);
  border-radius: var(--radius-card);
  color: var(--ink-3);
  font-size: var(--text-14);
  text-align: center;
`
