import styled from 'styled-components'

export const Hit = styled.mark`
  background: var(--amber-soft);
  color: inherit;
  font-weight: 600;
`

export const Kinds = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.5rem;
  margin-bottom: 0.5rem;
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
    padding: 0 0.75rem;
    border-bottom: 2px solid transparent;
    color: var(--ink-2);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  a:hover {
    color: var(--ink);
  }
  a[aria-current] {
    border-color: var(--indigo);
    color: var(--ink);
    font-weight: 600;
  }
  span {
    color: var(--ink-3);
    font-weight: 400;
  }
`

export const List = styled.ul`
  max-width: 52rem;
  border-top: 1px solid var(--line);
`

export const Card = styled.article`
  display: grid;
  gap: 0.375rem;
  padding: 1.25rem 0;
  border-bottom: 1px solid var(--line);
  h2 {
    font-size: var(--text-18);
    font-weight: 600;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  h2 a {
    text-decoration: none;
  }
  h2 a:hover {
    text-decoration: underline;
  }
`

export const Kind = styled.span`
  color: var(--ink-3);
  font-size: var(--text-12);
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  color: var(--ink-2);
  font-size: var(--text-14);
  overflow-wrap: anywhere;
`

export const Excerpt = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
  overflow-wrap: anywhere;
`

export const Meant = styled.p`
  margin-bottom: 0.75rem;
  padding: 0.625rem 0.875rem;
  border-left: 3px solid var(--amber);
  background: var(--amber-soft);
  overflow-wrap: anywhere;
`

export const Advice = styled.ul`
  margin-top: 0.5rem;
  color: var(--ink-3);
  font-size: var(--text-14);
`

export const Pages = styled.nav`
  display: flex;
  align-items: center;
  gap: 1.25rem;
  padding: 1.25rem 0;
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  span {
    color: var(--ink-3);
  }
`
