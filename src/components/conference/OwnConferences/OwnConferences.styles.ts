import styled from 'styled-components'

export const SectionList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: 1px;
  padding: 1px;
  li {
    display: grid;
    background: var(--paper);
    /* Not a ground behind the gaps: the last row may be short. */
    box-shadow: 0 0 0 1px var(--line);
  }
  a {
    display: grid;
    align-content: start;
    gap: 0.25rem;
    padding: 0.875rem 1rem;
    color: var(--ink);
    text-decoration: none;
  }
  a:hover b,
  a[aria-current] b {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  span {
    color: var(--ink-2);
    font-size: var(--text-14);
    line-height: 1.6;
  }
`

export const Compared = styled.table`
  width: 100%;
  margin-block: 0.75rem;
  border-collapse: collapse;
  th,
  td {
    padding: 0.375rem 0.75rem 0.375rem 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
`

export const Checklist = styled.ul`
  display: grid;
  margin-block: 0.75rem;
  gap: 1px;
  border: 1px solid var(--line);
  background: var(--line);
  li {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: 0.25rem 1rem;
    align-items: baseline;
    padding: 0.625rem 1rem;
    background: var(--paper);
  }
  li > p {
    grid-column: 2;
    color: var(--cinnabar);
    font-size: var(--text-14);
    line-height: 1.6;
  }
`

export const LineState = styled.span<{ $isOpen: boolean }>`
  color: ${({ $isOpen }) => ($isOpen ? 'var(--amber)' : 'var(--ink-2)')};
  font-size: var(--text-14);
`
