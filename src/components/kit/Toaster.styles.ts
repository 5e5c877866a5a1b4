import { Toast } from '@ark-ui/react/toast'
import styled from 'styled-components'

// The left rule carries the tone; the words carry the meaning.
export const Card = styled(Toast.Root)`
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
  width: min(24rem, calc(100vw - 2rem));
  padding: 0.75rem 0.5rem 0.75rem 1rem;
  border: 1px solid var(--line);
  border-left: 3px solid var(--indigo);
  border-radius: var(--radius-card);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shade-2);
  font-size: var(--text-14);
  line-height: 1.6;
  translate: var(--x) var(--y);
  scale: var(--scale);
  z-index: var(--z-index);
  height: var(--height);
  opacity: var(--opacity);
  transition:
    translate var(--open) var(--ease),
    opacity var(--open) var(--ease);
  &[data-type='error'] {
    border-left-color: var(--cinnabar);
  }
  &[data-type='success'] {
    border-left-color: var(--celadon);
  }
`

export const Text = styled(Toast.Title)`
  flex: 1;
  padding: 0.25rem 0;
  &::first-letter {
    text-transform: uppercase;
  }
`

export const Close = styled(Toast.CloseTrigger)`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border: 0;
  background: none;
  color: var(--ink-3);
  cursor: pointer;
`
