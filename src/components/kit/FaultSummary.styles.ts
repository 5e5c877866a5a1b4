import styled from 'styled-components'

export const Summary = styled.div`
  /* In forms of several columns. */
  grid-column: 1 / -1;
  padding: 0.75rem 1rem;
  border-left: 2px solid var(--cinnabar);
  background: var(--cinnabar-soft);
  color: var(--ink);
  font-size: var(--text-14);
  line-height: 1.6;
`

export const Places = styled.ul`
  display: grid;
  margin-top: 0.25rem;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.75rem;
  }
  button {
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--cinnabar);
    font: inherit;
    font-weight: 600;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
`
