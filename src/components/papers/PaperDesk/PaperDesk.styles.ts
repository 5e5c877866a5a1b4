import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { column, panel, row } from '../../kit/layout.ts'

export const Page = styled.div`
  ${column}
  max-width: 88rem;
  padding-block: 2rem 3rem;
  > h1 {
    margin-top: 0.5rem;
    font-size: var(--text-30);
    overflow-wrap: anywhere;
  }
`

export const Lead = styled.p`
  margin-top: 0.5rem;
  padding-bottom: 1.25rem;
  border-bottom: 1px solid var(--ink);
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.7;
`

/** The conference of the list, below the console's own title. */
export const Heading = styled.h2`
  margin-block: 1.25rem 0.375rem;
`

export const Links = styled.p`
  ${row}
  gap: 0.25rem 1.25rem;
  margin-bottom: 1rem;
  font-size: var(--text-14);
`

/** The paper on one side, the decision on the other; below each other where there is no room. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem 2.5rem;
  margin-top: 1.5rem;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
    align-items: start;
  }
`

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
`

export const Beside = styled(Column)`
  ${from.desktop} {
    position: sticky;
    top: 1rem;
  }
`

export const Part = styled.section`
  ${panel}
  font-size: var(--text-14);
  line-height: 1.8;
  overflow-wrap: anywhere;
  h3 {
    font-size: var(--text-16);
  }
`

export const Text = styled.div`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

export const Plain = styled.ul`
  list-style: none;
  display: grid;
  gap: 0.375rem;
`

/** Reviews beside each other, as many as there is room for. */
export const Reviews = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: 1rem;
`

export const Sheet = styled.article`
  display: grid;
  align-content: start;
  gap: 0.5rem;
  padding: 1rem;
  border: 1px solid var(--line);
  background: var(--surface);
  overflow-wrap: anywhere;
`

export const Small = styled.p`
  color: var(--ink-3);
  font-size: var(--text-12);
  line-height: 1.6;
`

export const Change = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;
  white-space: pre-line;
  del {
    padding: 0.25rem 0.5rem;
    border-left: 2px solid var(--cinnabar);
    color: var(--ink-3);
  }
  ins {
    padding: 0.25rem 0.5rem;
    border-left: 2px solid var(--celadon);
    text-decoration: none;
  }
`

export const Actions = styled.div`
  ${row}
  align-items: center;
`

export const Bar = styled.div`
  ${row}
  position: sticky;
  bottom: 0;
  z-index: 1;
  align-items: center;
  justify-content: space-between;
  padding-block: 0.875rem;
  border-top: 1px solid var(--line);
  background: var(--paper);
  font-size: var(--text-14);
`

/** Actions above a list, where a sticky bar would hide the filters on a phone. */
export const Offer = styled(Bar)`
  position: static;
`

export const Previews = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  max-height: 50vh;
  overflow-y: auto;
`

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
`
