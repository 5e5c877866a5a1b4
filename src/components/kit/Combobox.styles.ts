import { Combobox, createListCollection } from '@ark-ui/react/combobox'
import styled from 'styled-components'

/** The parts of the headless kit's combobox. Imported lazily only. */
export const { Root, Input, ItemGroup } = Combobox
export const collectionOf = createListCollection

export const Control = styled(Combobox.Control)`
  position: relative;
  margin-top: 1rem;
  svg {
    position: absolute;
    inset: 0 auto 0 0.75rem;
    height: 100%;
    color: var(--ink-3);
    pointer-events: none;
  }
  input {
    width: 100%;
    min-height: 3rem;
    padding: 0 0.75rem 0 2.5rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-field);
    background: var(--surface);
    color: var(--ink);
    font: inherit;
  }
`

export const Line = styled.p`
  min-height: 1.75rem;
  padding-top: 0.375rem;
  color: var(--ink-3);
  font-size: var(--text-14);
  overflow-wrap: anywhere;
`

export const Panel = styled(Combobox.Content)`
  max-height: min(26rem, 55vh);
  overflow-y: auto;
`

export const Group = styled(Combobox.ItemGroupLabel)`
  padding: 0.75rem 0.75rem 0.25rem;
  color: var(--ink-3);
  font-size: var(--text-12);
`

export const Entry = styled(Combobox.Item)<{ $all?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 1rem;
  min-height: 2.75rem;
  padding: 0.375rem 0.75rem;
  border-radius: var(--radius-field);
  color: ${({ $all }) => ($all ? 'var(--indigo)' : 'var(--ink)')};
  cursor: pointer;
  overflow-wrap: anywhere;
  &[data-highlighted] {
    background: var(--indigo-soft);
  }
  small {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`

export const Clear = styled.button`
  min-height: 2.75rem;
  margin-top: 0.5rem;
  padding: 0 0.75rem;
  border: 0;
  background: none;
  color: var(--ink-3);
  font-size: var(--text-14);
  cursor: pointer;
  &:hover {
    color: var(--ink);
  }
`
