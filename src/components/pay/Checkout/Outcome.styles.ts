import styled from 'styled-components'

/** The spine of the house carries how it ended. */
export const End = styled.div<{ $tone: string }>`
  display: grid;
  gap: 0.5rem;
  padding: 0.25rem 0 0.25rem 1.25rem;
  border-left: 2px solid ${({ $tone }) => $tone};
  h2 {
    color: ${({ $tone }) => $tone};
    font-family: var(--serif);
    font-size: var(--text-24);
  }
`
