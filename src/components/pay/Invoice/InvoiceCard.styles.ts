import styled from 'styled-components'

export const Documents = styled.ul`
  display: grid;
  gap: 0.25rem;
  padding-top: 0.5rem;
  border-top: 1px solid var(--line);
  font-size: var(--text-14);
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 1rem;
    padding: 0.25rem 0;
  }
  a {
    padding: 0.25rem 0;
  }
  small {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`
