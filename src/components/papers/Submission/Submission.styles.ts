import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { Lead } from '../../kit/formPage.styles.ts'
import { row } from '../../kit/layout.ts'

export const Drafts = styled.ul`
  list-style: none;
  display: grid;
  gap: 1rem;
  margin-top: 1.5rem;
`

export const Begin = styled.div`
  display: grid;
  gap: 1rem;
  justify-items: start;
  margin-top: 1.5rem;
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.7;
`

export const Author = styled.div`
  padding: 1rem 1rem 0.5rem;
  border: 1px solid var(--line);
  background: var(--surface);
  & + & {
    margin-top: 1rem;
  }
  h3 {
    font-size: var(--text-16);
  }
`

export const AuthorHead = styled.div`
  ${row}
  align-items: center;
  justify-content: space-between;
  margin-bottom: 0.75rem;
`

export const Below = styled.div`
  ${row}
  align-items: center;
  margin-top: 1rem;
`

/** Note that one of the two languages is missing. */
export const Missing = styled.p`
  margin-top: 0.5rem;
  color: var(--amber);
  font-size: var(--text-14);
  line-height: 1.7;
`

/** Fixed to the lower edge, so that it is visible for any length of the form. */
export const KeepingBar = styled.div`
  ${row}
  position: sticky;
  bottom: 0;
  z-index: 1;
  align-items: center;
  padding-block: 0.875rem;
  border-top: 1px solid var(--line);
  background: var(--paper);
  > p {
    margin: 0;
    min-height: 0;
  }
`

/** The same within a card, where the form is short. */
export const SendBar = styled(KeepingBar)`
  position: static;
  border-top: 0;
  background: none;
`

export const Steps = styled.ol`
  list-style: none;
  display: grid;
  gap: 0.25rem 0.5rem;
  margin-top: 1rem;
  font-size: var(--text-14);
  ${from.large} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  li {
    padding-top: 0.5rem;
    border-top: 2px solid var(--line);
    color: var(--ink-3);
  }
  li[data-step='past'] {
    border-color: var(--ink-2);
    color: var(--ink-2);
  }
  li[data-step='present'] {
    border-color: var(--cinnabar);
    color: var(--ink);
    font-weight: 600;
  }
`

export const Review = styled.article`
  padding-top: 0.75rem;
  border-top: 1px solid var(--line);
  font-size: var(--text-14);
  line-height: 1.8;
  white-space: pre-line;
  overflow-wrap: anywhere;
  h3 {
    font-size: var(--text-16);
  }
`

export const Files = styled.ul`
  list-style: none;
  display: grid;
  gap: 0.375rem;
  font-size: var(--text-14);
  overflow-wrap: anywhere;
`

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  ${Lead} + & {
    margin-top: 1.5rem;
  }
  > h2 {
    font-family: var(--serif);
    font-size: var(--text-20);
    font-weight: 600;
  }
  > p {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`

/** A text as it was typed. */
export const Text = styled.p`
  line-height: 1.8;
  white-space: pre-line;
  overflow-wrap: anywhere;
`

export const AuthorLines = styled.ol`
  list-style: none;
  display: grid;
  gap: 0.5rem;
  font-size: var(--text-14);
  line-height: 1.7;
  overflow-wrap: anywhere;
  small {
    display: block;
    color: var(--ink-2);
  }
`

export const Own = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  margin-top: 1.5rem;
  > * {
    margin-top: 0;
  }
`

/** Consequences of a withdrawal, one per line. */
export const Effects = styled.ul`
  display: grid;
  gap: 0.375rem;
  margin-top: 0.5rem;
  padding-left: 1.125rem;
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.7;
`

export const Hint = styled.p`
  margin-bottom: 1rem;
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.7;
`

/** One conflict: name, reason, and its removal. */
export const Conflict = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem 1rem;
  margin-bottom: 0.75rem;
  > button {
    justify-self: start;
  }
  ${from.large} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto;
    > button {
      margin-top: 1.75rem;
    }
  }
`

export const Suggested = styled.div`
  margin: 1rem 0;
  font-size: var(--text-14);
  line-height: 1.7;
  > p {
    color: var(--ink-2);
  }
  ul {
    list-style: none;
    margin-top: 0.5rem;
  }
`

export const Suggestion = styled.li`
  ${row}
  align-items: center;
  justify-content: space-between;
  padding-block: 0.5rem;
  border-top: 1px solid var(--line);
  span {
    flex: 1;
    min-width: 12rem;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: var(--text-12);
  }
`

/** Below the file of which it speaks. */
export const NamesNote = styled.div<{ $warns?: boolean }>`
  margin-top: 0.75rem;
  padding: 0.625rem 0.875rem;
  border-left: 3px solid ${({ $warns }) => ($warns === true ? 'var(--amber)' : 'var(--line)')};
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.7;
`

export const Names = styled.ul`
  display: grid;
  gap: 0.25rem;
  padding-left: 1.125rem;
  font-size: var(--text-14);
  overflow-wrap: anywhere;
`
