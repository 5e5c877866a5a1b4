import styled from 'styled-components'

export const Page = styled.main`
  max-width: 72rem;
  margin: 0 auto;
  padding: var(--space-32) var(--space-16);
`
export const Group = styled.section`
  margin-top: var(--space-32);
`
export const Head = styled.h2`
  padding-bottom: var(--space-8);
  border-bottom: 1px solid var(--line-strong);
  font-size: var(--text-18);
`
export const Rows = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(9rem, 1fr) 3fr;
    gap: var(--space-16);
    padding: var(--space-8) 0;
    border-bottom: 1px solid var(--line);
  }
`
export const Path = styled.code`
  color: var(--ink-2);
  font-size: var(--text-14);
  overflow-wrap: anywhere;
`
export const Cell = styled.div`
  display: grid;
  gap: var(--space-4);
  font-size: var(--text-14);
`
