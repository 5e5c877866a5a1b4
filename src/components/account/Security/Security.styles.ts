import styled, { createGlobalStyle } from 'styled-components'

import { row } from '../../kit/layout.ts'

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  margin-top: 2.5rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--ink);
  h2 {
    font-family: var(--serif);
    font-size: var(--text-20);
  }
`

export const Lead = styled.p`
  max-width: 42rem;
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.6;
  overflow-wrap: anywhere;
`

export const Summary = styled(Lead)`
  margin-top: 1.25rem;
  padding: 0.5rem 0.75rem;
  border-left: 2px solid var(--celadon);
  background: var(--celadon-soft);
  color: var(--celadon);
  &[data-tone='wanting'] {
    border-color: var(--amber);
    background: var(--amber-soft);
    color: var(--amber);
  }
`

export const Refusal = styled.p`
  padding: 0.5rem 0.75rem;
  border-left: 2px solid var(--cinnabar);
  background: var(--cinnabar-soft);
  color: var(--cinnabar);
  font-size: var(--text-14);
  line-height: 1.6;
`

export const Keys = styled.ul`
  border-top: 1px solid var(--line);
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1rem;
    padding: 0.75rem 0;
    border-bottom: 1px solid var(--line);
  }
`

export const KeyName = styled.div`
  min-width: 0;
  flex: 1 1 14rem;
  overflow-wrap: anywhere;
  small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
    line-height: 1.6;
  }
`

export const Row = styled.div`
  ${row}
`

/** Link back to the work that required a second factor. */
export const Onward = styled(Row)`
  margin-top: 1rem;
`

export const NameForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0.5rem 0.75rem;
  max-width: 36rem;
  flex: 1 1 14rem;
  > :first-child {
    flex: 1 1 12rem;
  }
  /* Beside the field, not beside its name. */
  @media (min-width: 600px) {
    > button {
      margin-top: 1.75rem;
    }
  }
`

export const Setup = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding-top: 1rem;
  line-height: 1.6;
  > svg {
    width: min(100%, 13rem);
    justify-self: center;
  }
  code {
    display: block;
    padding: 0.5rem 0.75rem;
    background: var(--sunken);
    font-size: var(--text-14);
    letter-spacing: 0.04em;
    overflow-wrap: anywhere;
    user-select: all;
  }
`

export const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.25rem 1rem;
  padding: 0.75rem;
  background: var(--sunken);
  font-size: var(--text-14);
  white-space: nowrap;
  font-family: ui-monospace, monospace;
  font-variant-numeric: tabular-nums;
  user-select: text;
`

/** Prints only the list. */
export const PrintDialogAlone = createGlobalStyle`
  @media print {
    #root, [data-part='backdrop'], [data-part='content'] button, [data-part='content'] a { display: none; }
    [data-part='positioner'] { position: static; }
  }
`
