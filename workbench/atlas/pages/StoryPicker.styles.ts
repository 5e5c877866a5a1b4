import styled from 'styled-components'

export const Results = styled.ul`
  overflow-y: auto;
  max-width: 32rem;
  max-height: 20rem;
  border: 1px solid var(--line-strong);
  border-top: 0;
  background: var(--surface);
  font-size: var(--text-14);
  li {
    padding: var(--space-8) var(--space-12);
    border-bottom: 1px solid var(--line);
  }
  li:has(button) {
    padding: 0;
  }
  button {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-12);
    width: 100%;
    padding: var(--space-8) var(--space-12);
    border: 0;
    background: none;
    text-align: left;
    cursor: pointer;
  }
  button:hover {
    background: var(--indigo-soft);
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  small {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`
