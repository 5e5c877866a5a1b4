import styled from 'styled-components'

export const List = styled.ul`
  display: grid;
  gap: 0.75rem;
  > li {
    display: grid;
    gap: 0.25rem;
    padding: 0.75rem 1rem;
    border: 1px solid var(--line);
    border-left: 2px solid var(--amber);
    background: var(--surface);
    overflow-wrap: anywhere;
  }
  p,
  small {
    color: var(--ink-3);
    font-size: var(--text-14);
    line-height: 1.6;
  }
  button {
    justify-self: start;
  }
`
