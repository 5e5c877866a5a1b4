import styled, { css } from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { Page } from '../../kit/formPage.styles.ts'
import { row } from '../../kit/layout.ts'
import { Skeleton } from '../../kit/Skeleton.ts'

export const Room = styled(Page)<{ $wide: boolean }>`
  ${from.desktop} {
    max-width: ${({ $wide }) => ($wide ? '92rem' : '52rem')};
  }
`

/** Beside the form where there is room for both; else between the sheet and the form. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  margin-top: 1.5rem;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    grid-template-rows: auto 1fr;
  }
`

export const Beside = styled.div`
  min-width: 0;
  ${from.desktop} {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`

export const Viewer = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  ${from.desktop} {
    position: sticky;
    top: 5rem;
  }
`

export const Tools = styled.div`
  ${row}
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  font-size: var(--text-14);
  > div {
    ${row}
    align-items: center;
    gap: 0.5rem;
  }
  select {
    min-height: 2.25rem;
    padding: 0 0.5rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-field);
    background: var(--surface);
    color: inherit;
    font-size: var(--text-16);
  }
  button {
    min-width: 2.25rem;
    padding-inline: 0.625rem;
  }
`

const sheet = css`
  height: min(32rem, 80vh);
  ${from.desktop} {
    height: calc(100vh - 12rem);
    min-height: 24rem;
  }
`

/** As high as the paper, so that the form below it stays where a reviewer presses. */
export const Waiting = styled(Skeleton)`
  ${sheet}
`

export const Scroll = styled.div`
  ${sheet}
  overflow: auto;
  scrollbar-gutter: stable;
  border: 1px solid var(--line);
  background: var(--line);
  &[aria-busy] canvas {
    opacity: 0.5;
  }
`

export const Leaf = styled.div`
  position: relative;
  margin-inline: auto;
  canvas {
    display: block;
    width: 100%;
    background: #fff;
  }
`

/** Layer in which pdf.js puts the words of a page, each over its picture; it measures them in these units. */
export const Words = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  line-height: 1;
  text-align: initial;
  text-size-adjust: none;
  forced-color-adjust: none;
  transform-origin: 0 0;
  --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size, 1));
  --min-font-size-inv: calc(1 / var(--min-font-size, 1));
  span,
  br {
    position: absolute;
    color: transparent;
    white-space: pre;
    cursor: text;
    transform-origin: 0% 0%;
  }
  > :not(.markedContent),
  .markedContent span:not(.markedContent) {
    font-size: calc(var(--text-scale-factor) * var(--font-height, 0));
    transform: rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv));
  }
  .markedContent {
    display: contents;
  }
  ::selection {
    background: rgb(0 60 200 / 0.25);
  }
`
