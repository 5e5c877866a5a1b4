import styled from 'styled-components'

export const Row = styled.div`
  padding: 0.5rem 0;
  border-bottom: 1px solid var(--line);
  dt {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
  dd {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.75rem;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  span {
    overflow-wrap: anywhere;
  }
`
