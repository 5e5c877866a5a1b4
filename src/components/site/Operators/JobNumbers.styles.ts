import styled from 'styled-components'

export const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
  gap: 0.75rem 1.25rem;
  margin-top: 1.25rem;
  padding: 0.875rem 0;
  border-block: 1px solid var(--line);
  dt {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  dd {
    font-size: var(--text-20);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.5;
  }
  > :last-child dd {
    font-size: var(--text-14);
    font-weight: 400;
    line-height: 1.875rem;
  }
`
