import styled from 'styled-components'

export const Members = styled.ul`
  margin: 0 0 1rem;
  border-top: 1px solid var(--line);
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.75rem;
    min-height: 2.75rem;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  small {
    flex: 1;
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`
