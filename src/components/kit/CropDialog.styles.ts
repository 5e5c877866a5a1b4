import { ImageCropper } from '@ark-ui/react/image-cropper'
import styled from 'styled-components'

export const Root = styled(ImageCropper.RootProvider)`
  padding-top: 1rem;
`

/** As large as the picture: the library stretches a picture to its container, and computes by that. */
export const Viewport = styled(ImageCropper.Viewport)`
  position: relative;
  width: fit-content;
  max-width: 100%;
  margin-inline: auto;
  overflow: hidden;
  background: var(--sunken);
  touch-action: none;
`

export const Image = styled(ImageCropper.Image)`
  display: block;
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: min(20rem, 50vh);
  user-select: none;
`

export const Selection = styled(ImageCropper.Selection)<{ $round: boolean }>`
  border: 2px solid var(--surface);
  border-radius: ${({ $round }) => ($round ? '50%' : '0')};
  outline: 2px solid var(--ink);
  box-shadow: 0 0 0 100vmax #1c1b1a80;
  cursor: move;
  &:focus-visible {
    outline: 3px solid var(--focus);
  }
`

export const Handle = styled(ImageCropper.Handle)`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  &::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    border: 1px solid var(--ink);
    background: var(--surface);
  }
`

export const Zoom = styled.label`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  padding-top: 1rem;
  font-size: var(--text-14);
  input {
    flex: 1;
    min-height: 2.75rem;
    accent-color: var(--indigo);
  }
`
