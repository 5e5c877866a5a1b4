import styled from 'styled-components'

import { row } from '../../kit/layout.ts'

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  margin-top: 2rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--line-strong);
  > h2 {
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

/** The main facts: the date, and the way to cancel. */
export const Pending = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  margin-top: 1.5rem;
  padding: 1.25rem;
  border: 1px solid var(--line-strong);
  border-left: 3px solid var(--cinnabar);
  background: var(--surface);
  > h2 {
    font-family: var(--serif);
    font-size: var(--text-20);
    overflow-wrap: anywhere;
  }
`

export const Points = styled.ul`
  max-width: 46rem;
  border-top: 1px solid var(--line);
  > li {
    padding: 0.625rem 0;
    border-bottom: 1px solid var(--line);
    line-height: 1.6;
    overflow-wrap: anywhere;
  }
  strong {
    display: block;
    font-weight: 500;
  }
  small {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`

/** Something to be settled, and the way there. */
export const Block = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  > span {
    flex: 1 1 16rem;
    min-width: 0;
  }
`

/** Checkbox of the dialog, apart from the text above. */
export const Tick = styled.div`
  margin-top: 1rem;
`

export const Acts = styled.div`
  ${row}
`
