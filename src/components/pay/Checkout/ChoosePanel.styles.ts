import styled from 'styled-components'

export const Help = styled.details`
  font-size: var(--text-14);
  line-height: 1.6;
  summary {
    min-height: 1.5rem;
    padding: 0.25rem 0;
    color: var(--indigo);
    cursor: pointer;
  }
  p {
    max-width: 38em;
    color: var(--ink-2);
  }
`
