import styled from 'styled-components'

export const Summary = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  min-height: 2.25rem;
  margin-bottom: 0.5rem;
  align-items: center;
  font-size: var(--text-14);
  color: var(--ink-3);
`

export const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2rem;
  padding: 0 0.5rem 0 0.875rem;
  border: 1px solid var(--indigo);
  border-radius: var(--radius-chip);
  background: var(--indigo-soft);
  color: var(--indigo);
  font-size: var(--text-14);
  line-height: 1.3;
  cursor: pointer;
  svg {
    width: 1rem;
    height: 1rem;
  }
`

export const Search = styled.input`
  width: 100%;
  min-height: 2.5rem;
  padding: 0 0.75rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-field) var(--radius-field) 0 0;
  background: var(--surface);
  font-size: var(--text-14);
`

export const Shelf = styled.div`
  height: 15rem;
  overflow-y: auto;
  border: 1px solid var(--line-strong);
  border-top: 0;
  border-radius: 0 0 var(--radius-field) var(--radius-field);
`

export const Branch = styled.details`
  border-bottom: 1px solid var(--line);
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 2.75rem;
    padding: 0 0.75rem;
    font-size: var(--text-14);
    font-weight: 500;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    background: var(--sunken);
  }
  summary svg {
    color: var(--ink-3);
    transition: rotate var(--hover) var(--ease);
  }
  &[open] summary svg {
    rotate: 180deg;
  }
`

export const Leaves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: 0.5rem 1rem;
  padding: 0.25rem 0.75rem 1rem;
`

export const None = styled.p`
  padding: 1rem 0.75rem;
  font-size: var(--text-14);
  color: var(--ink-3);
`
