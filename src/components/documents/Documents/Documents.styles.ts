import styled from 'styled-components'
import { from } from '../../../theme/tokens.ts'
import { panel, row } from '../../kit/layout.ts'

export const Panel = styled.section`
  ${panel}
  padding-top: 1rem;
  border-top: 1px solid var(--line-strong);
  > p {
    color: var(--ink-2);
    line-height: 1.7;
  }
`

export const Acts = styled.div`
  ${row}
  align-items: center;
`

export const Warning = styled.div`
  padding: 0.75rem 1rem;
  border-left: 2px solid var(--amber);
  background: var(--amber-soft);
  color: var(--amber);
  line-height: 1.7;
  overflow-wrap: anywhere;
`

export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem 2rem;
  align-items: start;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

export const Stage = styled.div`
  display: grid;
  gap: 0.5rem;
  ${from.desktop} {
    position: sticky;
    top: 5rem;
  }
  > p {
    color: var(--ink-2);
    font-size: var(--text-14);
    line-height: 1.6;
  }
`

/** Takes keys and the pointer; the page in it is paper in every theme. */
export const Canvas = styled.div`
  display: grid;
  justify-items: center;
  padding: 0.75rem;
  border: 1px solid var(--line);
  background: var(--surface, var(--line));
  touch-action: none;
  cursor: move;
  &:focus-visible {
    outline: 2px solid var(--indigo);
    outline-offset: 2px;
  }
`

export const Paper = styled.svg`
  display: block;
  width: 100%;
  max-height: 34rem;
  background: #ffffff;
`

export const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  gap: 0.25rem 1rem;
  align-items: start;
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: 0.5rem;
    font-weight: 600;
  }
`

export const Whole = styled.div`
  grid-column: 1 / -1;
`

export const Choices = styled.ul`
  display: grid;
  max-height: 16rem;
  overflow-y: auto;
  border: 1px solid var(--line);
  li + li {
    border-top: 1px solid var(--line);
  }
  button {
    display: block;
    width: 100%;
    min-height: 2.25rem;
    padding: 0.375rem 0.75rem;
    border: 0;
    background: none;
    color: var(--ink);
    font: inherit;
    font-size: var(--text-14);
    text-align: left;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    box-shadow: inset 2px 0 0 var(--indigo);
    font-weight: 600;
  }
`
