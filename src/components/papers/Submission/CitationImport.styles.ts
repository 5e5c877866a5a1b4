import styled from 'styled-components'

export const Import = styled.details`
  margin-top: 1.5rem;
  padding: 0.75rem 1rem;
  border: 1px solid var(--line);
  background: var(--surface);
  font-size: var(--text-14);
  line-height: 1.7;
  > summary {
    min-height: 1.5rem;
    color: var(--cinnabar);
    cursor: pointer;
  }
  > p {
    margin-top: 0.75rem;
  }
`

export const CitationForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  margin-top: 0.75rem;
`

/** Long abstracts scroll here: the choice stays on one screen. */
export const Cited = styled.dl`
  display: grid;
  gap: 0.5rem;
  max-height: 24rem;
  margin-top: 1rem;
  overflow-y: auto;
  overflow-wrap: anywhere;
  dt {
    color: var(--ink-2);
    font-size: var(--text-12);
  }
  dd {
    margin: 0;
  }
  small {
    display: block;
    color: var(--ink-3);
  }
`
