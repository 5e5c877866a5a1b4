import styled, { css } from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { row } from '../../kit/layout.ts'

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
`

export const Panel = styled.div`
  ${stack}
  margin-top: 1rem;
  font-size: var(--text-14);
  line-height: 1.7;
`

export const PastedText = styled.form`
  ${stack}
`

export const Ask = styled.div`
  ${row}
  align-items: center;
  > a {
    color: var(--ink-2);
  }
`

export const Quiet = styled.p`
  color: var(--ink-2);
`

export const Found = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  h3 {
    margin: 0;
    font-size: var(--text-16);
  }
`

export const Paper = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  padding: 1rem;
  border: 1px solid var(--line);
  background: var(--surface);
  overflow-wrap: anywhere;
  > p {
    color: var(--ink-3);
  }
`

/** No heading: on one page it follows the first, on another the third. */
export const Title = styled.div`
  font-size: var(--text-16);
  font-weight: 600;
`

export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem 1.5rem;
  padding-top: 0.5rem;
  border-top: 1px solid var(--line);
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Side = styled.figure`
  margin: 0;
  figcaption {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  /* Direction marks of a text have no effect beyond it. */
  blockquote {
    margin: 0;
    color: var(--ink-2);
    unicode-bidi: isolate;
    white-space: pre-line;
  }
  mark {
    background: var(--amber-soft);
    color: var(--ink);
  }
`
