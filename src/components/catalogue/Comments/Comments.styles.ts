import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { row } from '../../kit/layout.ts'

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  max-width: 48rem;
  margin-top: 2.5rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--ink);
  font-size: var(--text-14);
  line-height: 1.8;
  h2 {
    font-size: var(--text-20);
    line-height: 1.4;
  }
  h2 small {
    margin-left: 0.5rem;
    color: var(--ink-3);
    font-size: var(--text-14);
    font-weight: 400;
  }
`

export const Bar = styled.div`
  ${row}
  align-items: center;
  justify-content: space-between;
`

export const Orders = styled.div`
  ${row}
  gap: 0.25rem;
  button[aria-pressed='true'] {
    color: var(--ink);
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.35em;
  }
`

export const Threads = styled.ol`
  list-style: none;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

export const Replies = styled.ol`
  list-style: none;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0.25rem 0 0 0.75rem;
  padding-left: 0.75rem;
  border-left: 2px solid var(--line);
  ${from.tablet} {
    margin-left: 1.25rem;
    padding-left: 1.25rem;
  }
  > li {
    padding-block: 0.5rem;
  }
`

export const Thread = styled.li`
  padding-block: 1rem;
  border-top: 1px solid var(--line);
`

/** The comment itself: the target of an address is marked. */
export const Said = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.125rem;
  scroll-margin-top: 6rem;
  &[data-linked='true'] {
    margin-inline: -0.75rem;
    padding: 0.5rem 0.75rem;
    border-left: 2px solid var(--indigo);
    background: var(--indigo-soft);
  }
  &[data-pending='true'] {
    border-left: 2px dashed var(--line-strong);
    padding-left: 0.75rem;
  }
`

export const Line = styled.p`
  ${row}
  gap: 0 0.75rem;
  color: var(--ink-3);
  font-size: var(--text-12);
  strong {
    color: var(--ink);
    font-size: var(--text-14);
    overflow-wrap: anywhere;
  }
  a {
    color: inherit;
  }
`

/** User text: long words are broken, and stacked marks stay within their lines. */
export const Text = styled.div`
  overflow: hidden;
  white-space: pre-line;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
  color: var(--ink);
  font-size: var(--text-16);
  line-height: 1.75;
`

export const Mention = styled.span`
  color: var(--indigo);
`

export const Gone = styled.p`
  color: var(--ink-3);
  font-style: italic;
`

export const Why = styled.p`
  padding: 0.25rem 0.75rem;
  border-left: 2px solid var(--amber);
  background: var(--amber-soft);
  color: var(--amber);
`

export const Hands = styled.div`
  ${row}
  align-items: center;
  gap: 0.25rem 0.75rem;
`

export const Writing = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

export const People = styled.div`
  ${row}
  align-items: center;
  gap: 0.25rem 0.5rem;
  padding-bottom: 0.5rem;
  color: var(--ink-3);
`

export const Asking = styled.div<{ $isUnsure: boolean }>`
  visibility: ${({ $isUnsure }) => ($isUnsure ? 'hidden' : 'visible')};
`
