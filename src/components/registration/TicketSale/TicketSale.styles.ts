import styled from 'styled-components'

export const Prices = styled.ul`
  display: grid;
  gap: 0.25rem;
  padding: 0;
  list-style: none;
  font-size: var(--text-14);
  color: var(--ink-2);
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
  }
  b {
    color: var(--ink);
  }
`

export const Order = styled.ol`
  display: grid;
  gap: 0.5rem;
  margin-top: 1rem;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`

export const Changes = styled.dl`
  display: grid;
  gap: 0.5rem;
  margin-top: 0.75rem;
  padding: 0.75rem 1rem;
  border-left: 2px solid var(--amber);
  background: var(--amber-soft);
  font-size: var(--text-14);
  line-height: 1.6;
  dt {
    color: var(--ink-2);
  }
  dd {
    overflow-wrap: anywhere;
  }
`
