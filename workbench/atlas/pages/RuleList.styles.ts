import styled from 'styled-components'

export const List = styled.dl`
  div {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: var(--space-8);
    padding: var(--space-8) 0;
    border-bottom: 1px solid var(--line);
    font-size: var(--text-14);
  }
  dt {
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  dd {
    max-width: 48rem;
  }
`
