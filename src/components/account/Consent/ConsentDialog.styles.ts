import styled from 'styled-components'

export const Documents = styled.ul`
  display: grid;
  gap: 0.75rem;
  margin: 1rem 0;
  > li {
    display: grid;
    gap: 0.125rem;
    padding-left: 0.75rem;
    border-left: 2px solid var(--indigo);
    font-size: var(--text-14);
    line-height: 1.7;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  small {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`
