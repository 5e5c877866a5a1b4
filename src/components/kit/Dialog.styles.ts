import { Dialog } from '@ark-ui/react/dialog'
import styled, { keyframes } from 'styled-components'
import { row } from './layout.ts'

const fade = keyframes`from{opacity:0}`
const rise = keyframes`from{opacity:0;translate:0 .5rem}`

export const Backdrop = styled(Dialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: 40;
  background: #1c1b1a80;
  animation: ${fade} var(--open) var(--ease);
`

export const Positioner = styled(Dialog.Positioner)`
  position: fixed;
  inset: 0;
  z-index: 41;
  display: grid;
  place-items: center;
  padding: 1rem;
  overflow-y: auto;
`

export const Content = styled(Dialog.Content)<{ $wide: boolean }>`
  position: relative;
  width: min(100%, ${({ $wide }) => ($wide ? '44rem' : '27rem')});
  padding: 1.75rem 1.5rem 1.5rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-dialog);
  background: var(--surface);
  box-shadow: var(--shade-2);
  animation: ${rise} var(--open) var(--ease);
  @media (min-width: 600px) {
    padding: 2rem;
  }
`

export const Title = styled(Dialog.Title)`
  margin-right: 2rem;
  font-family: var(--serif);
  font-size: var(--text-24);
`

export const Description = styled(Dialog.Description)`
  margin-top: 0.75rem;
  color: var(--ink-2);
`

export const Close = styled(Dialog.CloseTrigger)`
  position: absolute;
  top: 0.75rem;
  right: 0.75rem;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: var(--radius-field);
  background: none;
  color: var(--ink-3);
  cursor: pointer;
  &:hover {
    color: var(--ink);
    background: var(--sunken);
  }
`

export const Actions = styled.div`
  ${row}
  justify-content: flex-end;
  margin-top: 1.5rem;
`
