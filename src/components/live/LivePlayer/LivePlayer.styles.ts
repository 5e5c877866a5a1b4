import styled from 'styled-components'

import { colourProperties, from } from '../../../theme/tokens.ts'

/** Always dark, in either theme: pictures are prominent, and text over them stays readable. */
export const Frame = styled.section`
  ${colourProperties('dark')}
  color-scheme: dark;
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  border-radius: var(--radius-card);
  background: #101215;
  color: var(--ink);
  overflow: hidden;
  &:fullscreen {
    border-radius: 0;
  }
`

export const Stage = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  aspect-ratio: 16 / 9;
  max-height: 80vh;
  width: 100%;
  overflow: hidden;
  :fullscreen > & {
    max-height: none;
    height: 100%;
    aspect-ratio: auto;
  }
`

export const Main = styled.figure`
  position: relative;
  min-height: 0;
  margin: 0;
  > div > p + p {
    color: var(--ink-2);
  }
`

/** The other pictures, over a corner of the first. */
export const Insets = styled.div`
  position: absolute;
  right: 0.5rem;
  bottom: 0.5rem;
  display: flex;
  gap: 0.5rem;
  width: min(60%, 26rem);
  justify-content: flex-end;
  > figure {
    flex: 0 1 12rem;
    aspect-ratio: 16 / 9;
    border: 1px solid #ffffff40;
    border-radius: var(--radius-card);
    background: #1c1f24;
    overflow: hidden;
  }
`

export const Caption = styled.figcaption`
  position: absolute;
  left: 0.375rem;
  bottom: 0.375rem;
  max-width: calc(100% - 0.75rem);
  padding: 0 0.375rem;
  border-radius: var(--radius-field);
  background: #000000b3;
  color: #fff;
  font-size: var(--text-12);
  line-height: 1.6;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** Behind the pictures, and visible alone while no picture is sent. */
export const Backdrop = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

/** In place of a picture. */
export const Absent = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 0.25rem;
  padding: 0.5rem;
  background: #1c1f24d9;
  color: var(--ink);
  font-size: var(--text-14);
  text-align: center;
`

export const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 0.75rem;
  padding: 1rem;
  background: #101215d9;
  text-align: center;
  font-size: var(--text-14);
  line-height: 1.6;
  > p {
    max-width: 32em;
  }
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.5rem;
  padding: 0.25rem 0.5rem;
  border-top: 1px solid #ffffff1f;
`

/** Status of the line, at the side of the controls. */
export const StatusLine = styled.p`
  flex: 1 1 8rem;
  min-width: 0;
  color: #cfccc4;
  font-size: var(--text-12);
  line-height: 1.5;
`

export const Tool = styled.button`
  display: grid;
  place-items: center;
  min-width: 2.75rem;
  height: 2.75rem;
  padding: 0 0.5rem;
  border: 0;
  border-radius: var(--radius-field);
  background: none;
  color: inherit;
  font-size: var(--text-14);
  cursor: pointer;
  &:hover {
    background: #ffffff1f;
  }
`

export const Press = styled(Tool)`
  display: flex;
  gap: 0.5rem;
  padding: 0 1.25rem;
  border: 1px solid #f4f2ec;
`

export const Volume = styled.div`
  display: none;
  width: 6rem;
  ${from.large} {
    display: block;
  }
`
