import styled from 'styled-components'

export const Prose = styled.div`
  max-width: var(--measure);
  h2,
  h3 {
    margin: 2.25em 0 0.75em;
    font-size: var(--text-20);
  }
  h3 {
    margin-top: 1.5em;
    font-size: var(--text-18);
  }
  p,
  ul,
  ol,
  table,
  blockquote {
    margin: 0 0 1em;
  }
  ul {
    padding-left: 1.25em;
    list-style: disc;
  }
  ol {
    padding-left: 1.5em;
    list-style: decimal;
  }
  li {
    padding-left: 0.25em;
    margin-bottom: 0.375em;
  }
  li::marker {
    color: var(--ink-3);
  }
  blockquote {
    padding-left: 1.25em;
    border-left: 1px solid var(--line-strong);
    color: var(--ink-2);
  }
  table {
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
    font-size: var(--text-14);
  }
  th,
  td {
    padding: 0.5em 1em 0.5em 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  img {
    max-width: 100%;
    height: auto;
    margin: 1.5em 0;
    border-radius: var(--radius-field);
  }
`
