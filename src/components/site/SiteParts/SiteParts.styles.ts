import styled from 'styled-components'

import { colourProperties, from } from '../../../theme/tokens.ts'
import { panel, row } from '../../kit/layout.ts'

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: 1rem;
  margin-top: 1.5rem;
`

export const Card = styled.a`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: 0.25rem;
  height: 100%;
  padding: 1rem 1.125rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.6;
  text-decoration: none;
  &:hover {
    border-color: var(--line-strong);
  }
  strong {
    color: var(--ink);
    font-family: var(--serif);
    font-size: var(--text-18);
  }
  small {
    align-self: end;
    margin-top: 0.5rem;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`

export const Editor = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  margin-top: 1.5rem;
`

export const Head = styled.header`
  display: grid;
  gap: 0.25rem;
  h2 {
    font-family: var(--serif);
    font-size: var(--text-20);
  }
  p,
  a {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
  a {
    justify-self: start;
    padding-block: 0.5rem;
    color: var(--indigo);
  }
`

export const Panel = styled.section`
  ${panel}
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 0.25rem 1.25rem;
  ${from.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Items = styled.ol`
  display: grid;
  gap: 0.75rem;
  ol {
    margin: 0.5rem 0 0.5rem;
    padding-left: 0.75rem;
    border-left: 1px solid var(--line);
    ${from.tablet} {
      padding-left: 1.25rem;
    }
  }
`

export const Item = styled.fieldset`
  min-width: 0;
  padding: 0.75rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  ${from.tablet} {
    padding: 0.75rem 1rem;
  }
  legend {
    float: left;
    width: 100%;
    padding: 0;
  }
`

export const ItemHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  font-size: var(--text-14);
  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`

export const ItemTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  button {
    min-height: 2.75rem;
  }
`

export const ItemBody = styled.div`
  clear: both;
  padding-top: 0.75rem;
`

export const Fold = styled.details`
  clear: both;
  > summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--indigo);
    font-size: var(--text-14);
    cursor: pointer;
  }
`

/** Stays in sight while a long part is edited. */
export const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
  margin-inline: -1rem;
  padding: 0.75rem 1rem;
  border-top: 1px solid var(--line);
  background: var(--paper);
  font-size: var(--text-14);
  ${from.tablet} {
    margin-inline: 0;
    padding-inline: 0;
  }
`

export const BarActions = styled.div`
  ${row}
  gap: 0.5rem;
`

export const Said = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.6;
`

export const Stage = styled.div<{ $theme: 'light' | 'dark' }>`
  ${({ $theme }) => colourProperties($theme)}
  color-scheme: ${({ $theme }) => $theme};
  overflow: hidden;
  max-height: 34rem;
  overflow-y: auto;
  margin-top: 0.75rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--paper);
  color: var(--ink);
  /* Within the frame, not of the window. */
  contain: layout;
`

export const Tree = styled.ul`
  display: grid;
  gap: 0.5rem;
  padding: 1rem;
  font-size: var(--text-14);
  ul {
    padding-left: 1.25rem;
    color: var(--ink-2);
  }
`

export const Version = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  padding: 0.375rem 0;
  border-bottom: 1px solid var(--line);
  font-size: var(--text-14);
  line-height: 1.6;
  strong {
    color: var(--indigo);
    font-weight: 500;
  }
  small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`

export const Changes = styled.dl`
  display: grid;
  gap: 0.75rem;
  max-height: 22rem;
  overflow-y: auto;
  margin-top: 0.75rem;
  padding: 0.75rem 1rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  font-size: var(--text-14);
  line-height: 1.6;
  dt {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  del {
    display: block;
    color: var(--cinnabar);
  }
  ins {
    display: block;
    color: var(--celadon);
    text-decoration: none;
  }
`

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  margin-top: 1rem;
`

export const Warning = styled.div`
  padding: 0.75rem 1rem;
  border-left: 2px solid var(--amber);
  background: var(--amber-soft);
  color: var(--amber);
  font-size: var(--text-14);
  line-height: 1.7;
`

export const DialogActions = styled.div`
  ${row}
  justify-content: flex-end;
  margin-top: 0.75rem;
`
