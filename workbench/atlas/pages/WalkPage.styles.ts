import styled from 'styled-components'

import { from } from '../../../src/theme/tokens.ts'

export const Page = styled.div`
  display: grid;
  grid-template: auto minmax(20rem, 58vh) auto / minmax(0, 1fr);
  min-height: 100vh;
  color: var(--ink);
  font-size: var(--text-14);
  line-height: 1.6;
  ${from.tablet} {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 23rem;
    height: 100vh;
  }
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-24);
  padding: var(--space-8) var(--space-16);
  border-bottom: 1px solid var(--line);
  h1 {
    font-size: var(--text-18);
    line-height: 1.3;
  }
  ${from.tablet} {
    grid-column: 1 / -1;
  }
`

export const Chooser = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: 1;
  gap: var(--space-8) var(--space-16);
  min-width: 0;
  label {
    display: flex;
    align-items: center;
    gap: var(--space-8);
    flex: 1 1 12rem;
    min-width: 0;
    max-width: 22rem;
  }
  span {
    flex: none;
    color: var(--ink-3);
  }
  select {
    flex: 1;
    min-width: 0;
    min-height: 2.25rem;
    padding: 0 var(--space-8);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-field);
    background: var(--surface);
    color: var(--ink);
  }
`

export const Stage = styled.div`
  display: grid;
  min-width: 0;
  background: var(--sunken);
`

export const Frame = styled.iframe`
  width: 100%;
  height: 100%;
  border: 0;
  background: var(--paper);
`

export const Poster = styled.p`
  place-self: center;
  padding: var(--space-24);
  color: var(--ink-2);
`

export const Side = styled.aside`
  display: grid;
  align-content: start;
  gap: var(--space-16);
  min-width: 0;
  padding: var(--space-16);
  border-top: 1px solid var(--line);
  background: var(--paper);
  ${from.tablet} {
    overflow-y: auto;
    border-top: 0;
    border-left: 1px solid var(--line);
  }
`

export const Caption = styled.div`
  min-height: 6rem;
  padding-left: var(--space-12);
  border-left: 3px solid var(--indigo);
  font-size: var(--text-16);
  &[data-walk='failed'] {
    border-color: var(--cinnabar);
  }
  &[data-walk='resting'] {
    border-color: var(--celadon);
  }
`

export const Count = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`

export const Note = styled.p`
  margin-top: var(--space-4);
  color: var(--amber);
  font-size: var(--text-14);
`

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);
  select {
    min-height: 2.75rem;
    margin-left: auto;
    padding: 0 var(--space-4);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-field);
    background: var(--surface);
    color: var(--ink);
  }
`

export const Press = styled.button<{ $isMain?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0 var(--space-12);
  border: 1px solid var(--${({ $isMain }) => ($isMain === true ? 'indigo' : 'line-strong')});
  border-radius: var(--radius-field);
  background: var(--${({ $isMain }) => ($isMain === true ? 'indigo' : 'surface')});
  color: var(--${({ $isMain }) => ($isMain === true ? 'paper' : 'ink')});
  font: inherit;
  cursor: pointer;
  svg {
    width: 1.25rem;
    height: 1.25rem;
    fill: currentColor;
  }
  &[aria-disabled='true'] {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--ink-3);
    cursor: default;
  }
`

export const Steps = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;
  li {
    position: relative;
    padding: var(--space-4) 0 var(--space-12) var(--space-24);
    border-left: 1px solid var(--line-strong);
    margin-left: 6px;
  }
  li:last-child {
    border-color: transparent;
  }
  li::before {
    content: '';
    position: absolute;
    top: 0.6rem;
    left: -6px;
    width: 9px;
    height: 9px;
    border: 1px solid var(--line-strong);
    border-radius: 50%;
    background: var(--paper);
  }
  li[data-past='true']::before {
    border-color: var(--indigo);
    background: var(--indigo);
  }
  li[aria-current='step']::before {
    box-shadow: 0 0 0 4px var(--indigo-soft);
    border-color: var(--indigo);
  }
  b {
    display: block;
    font-weight: 600;
  }
`

export const ChartBox = styled.section`
  min-width: 0;
  h2 {
    margin-bottom: var(--space-8);
    font-size: var(--text-14);
    color: var(--ink-3);
  }
  .statechart {
    padding: var(--space-8);
    border: 1px solid var(--line);
  }
`

export const Share = styled.details`
  summary {
    min-height: 2.75rem;
    line-height: 2.75rem;
    color: var(--indigo);
    cursor: pointer;
  }
  svg {
    display: block;
    width: 12rem;
    margin: var(--space-12) 0;
  }
  .mp-qr-paper {
    fill: #fff;
  }
  .mp-qr-ink {
    fill: #1c1b1a;
  }
`
