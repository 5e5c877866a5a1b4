import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { column } from '../../kit/layout.ts'

export const Page = styled.div`
  ${column}
  position: relative;
  isolation: isolate;
  :root[data-whole-room] & {
    isolation: auto;
  }
  max-width: 90rem;
  padding-block: 1rem 3rem;
  ${from.tablet} {
    padding-block: 1.5rem 4rem;
  }
  /* The site's service buttons float there; they must not lie over the members. */
  ${from.wide} {
    max-width: 100rem;
    padding-inline: 5.5rem;
  }
`

/**
 * Keeps the space of a room that is being loaded, so that nothing moves when it opens: the full height, or the height
 * of the notice that it is over.
 */
export const RoomPlace = styled.div<{ $isOver: boolean }>`
  min-height: ${({ $isOver }) => ($isOver ? '27rem' : 'calc(100vh - var(--header))')};
  margin-bottom: 1rem;
`

/** The picture of the live, until its room is here. */
export const Awaited = styled.img`
  display: block;
  width: 100%;
  max-width: 60rem;
  height: auto;
  margin-bottom: 1rem;
  border-radius: var(--radius-card);
  object-fit: cover;
  filter: var(--cover-filter);
`

/** Name and status of the room. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  margin-bottom: 0.75rem;
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    min-width: 0;
  }
  h1 {
    min-width: 0;
    font-size: var(--text-20);
    overflow-wrap: anywhere;
  }
`

/** The picture first; the text beside it, and below it where there is no room. */
export const Columns = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  ${from.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: 1.5rem;
  }
  /* Above the header, and below dialogs. */
  :root[data-whole-room] & {
    position: fixed;
    z-index: 30;
    inset: 0;
    padding: 0.5rem;
    background: var(--paper);
    overflow: auto;
    overscroll-behavior: contain;
    ${from.tablet} {
      grid-template-rows: minmax(0, 1fr);
      gap: 0.5rem;
      overflow: hidden;
    }
  }
`

/** One column; where only one fits, its parts are placed among those of the other. */
export const Side = styled.div`
  display: contents;
  ${from.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 1rem;
    :root[data-whole-room] & {
      overflow: auto;
    }
  }
`

/** The picture; it stays in sight of a visitor who writes below it, where a keyboard takes half of the screen. */
export const Watched = styled.div`
  order: -3;
  min-width: 0;
  ${Columns}:has(textarea:focus) > ${Side} > & {
    position: sticky;
    top: var(--header);
    z-index: 6;
    ${from.tablet} {
      position: static;
    }
  }
`

/** Controls of the stage, right below the picture. */
export const Moves = styled.div`
  order: -3;
`

/** Link to waiting requests, beside the most used button. */
export const Waiting = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: 0.75rem;
  border: 1px solid var(--amber);
  border-radius: var(--radius-field);
  background: var(--amber-soft);
  color: var(--amber);
  font-size: var(--text-14);
  font-weight: 500;
`

/** Reached by the thumb: below the picture, in rows. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
`

/** One's own devices, side by side as wide as there is room for. */
export const Devices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
  gap: 0.75rem;
  &:empty {
    display: none;
  }
`

export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding: 0.875rem 1rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  overflow-wrap: anywhere;
  h2 {
    font-family: var(--serif);
    font-size: var(--text-18);
  }
  > [role='alert']:empty {
    display: none;
  }
`

/** Users waiting for the host: above the host's own devices. */
export const Called = styled(Panel)`
  order: -2;
`

export const Note = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.6;
`

/** A question that waits for an answer. */
export const Question = styled.div`
  display: grid;
  gap: 0.625rem;
  padding: 0.75rem;
  border-left: 2px solid var(--amber);
  background: var(--amber-soft);
  > p {
    color: var(--ink);
    font-size: var(--text-14);
    line-height: 1.6;
  }
`

/** Across the room, for as long as it is a rehearsal. */
export const Rehearsal = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 1rem;
  margin-bottom: 0.75rem;
  padding: 0.625rem 0.875rem;
  border-left: 3px solid var(--amber);
  background: var(--amber-soft);
  > strong {
    font-family: var(--serif);
    font-size: var(--text-18);
  }
  > p {
    color: var(--ink);
  }
`

export const Rows = styled.ul`
  display: grid;
  gap: 0.5rem;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.375rem 0.75rem;
    min-width: 0;
    min-height: 2.75rem;
    padding-block: 0.25rem;
    border-top: 1px solid var(--line);
  }
  > li:first-child {
    border-top: 0;
  }
  > li > p {
    width: 100%;
  }
`

const inks = {
  calm: 'var(--ink-2)',
  good: 'var(--celadon)',
  bad: 'var(--cinnabar)',
  wait: 'var(--amber)',
} as const
export type Tone = keyof typeof inks

export const Chip = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  color: ${({ $tone }) => inks[$tone]};
  font-size: var(--text-14);
  font-weight: 500;
  white-space: nowrap;
  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: var(--radius-chip);
    background: currentColor;
  }
`

/** Over the picture, in the player's own dark colours; `$low`: only its upper edge, where the host tries the camera. */
export const Cover = styled.div<{ $low?: boolean }>`
  position: absolute;
  inset: ${({ $low = false }) => ($low ? '0 0 auto' : '0')};
  z-index: 1;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 0.5rem;
  padding: ${({ $low = false }) => ($low ? '0.75rem 1rem' : '1rem')};
  background: ${({ $low = false }) => ($low ? '#101215d9' : '#16191e')};
  color: var(--ink);
  text-align: center;
  overflow: auto;
  > strong {
    font-family: var(--serif);
    font-size: ${({ $low = false }) => ($low ? 'var(--text-18)' : 'clamp(1.25rem, 4vw, 1.875rem)')};
    line-height: 1.3;
  }
  > p {
    max-width: 34rem;
    color: var(--ink-2);
    font-size: var(--text-14);
    line-height: 1.6;
  }
`

/** The live's own picture, darkened so far that white text on it is read. */
export const CoverImage = styled.img`
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
  object-fit: cover;
  filter: brightness(0.35);
`

export const Count = styled.strong`
  && {
    font-size: clamp(3rem, 12vw, 6rem);
  }
  line-height: 1;
`

/** Changes every second: digits of equal width do not move. */
export const Ahead = styled.div`
  color: var(--amber);
  font-size: var(--text-16);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`

/** The room's own background, fading into the page below its head. */
export const Backdrop = styled.img`
  position: absolute;
  inset: 0 0 auto;
  z-index: -1;
  width: 100%;
  height: 24rem;
  object-fit: cover;
  opacity: 0.14;
  mask-image: linear-gradient(#000, transparent);
`

/** One choice among others, no wider than it needs. */
export const Setting = styled.div`
  max-width: 18rem;
  /* A choice without errors needs no place for them. */
  p:has(> span:empty:only-child) {
    display: none;
  }
  > [role='alert']:not(:empty) {
    margin-top: 0.5rem;
  }
`

/** Roles of a user, at the end of the row. */
export const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.75rem;
  margin-left: auto;
  &:empty {
    display: none;
  }
`

/** At the foot of the page. */
export const Foot = styled(Note)`
  margin-block: 1rem;
  /* Mentions keys. */
  @media (hover: none) {
    display: none;
  }
`

/** A picture in a dialog. */
export const Poster = styled.img`
  width: 100%;
  max-height: 50vh;
  margin-top: 1rem;
  border-radius: var(--radius-card);
  object-fit: contain;
  background: var(--sunken);
`
