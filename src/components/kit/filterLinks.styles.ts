import styled from 'styled-components'

export const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 1.25rem;
`

export const Choice = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.25rem;
  padding: 0 0.875rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-chip);
  color: var(--ink-2);
  font-size: var(--text-14);
  text-decoration: none;
  &:hover {
    border-color: var(--ink);
    color: var(--ink);
  }
  &[aria-current] {
    border-color: var(--indigo);
    background: var(--indigo-soft);
    color: var(--indigo);
    font-weight: 500;
  }
`

export const Unread = styled.span`
  min-width: 1.25rem;
  margin-left: 0.375rem;
  padding: 0 0.375rem;
  border-radius: var(--radius-chip);
  background: var(--cinnabar);
  color: var(--paper);
  font-size: var(--text-12);
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;
  text-align: center;
`
