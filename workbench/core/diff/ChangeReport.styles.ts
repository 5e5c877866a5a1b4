import styled from 'styled-components'

import { from } from '../../../src/theme/tokens.ts'

export const Machine = styled.section`
  margin-top: var(--space-48);
`
export const Title = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-4) var(--space-12);
  padding-bottom: var(--space-8);
  border-bottom: 1px solid var(--line-strong);
  font-size: var(--text-20);

  code {
    color: var(--ink-3);
    font-size: var(--text-14);
    font-weight: 400;
  }
`
export const Summary = styled.p`
  margin-top: var(--space-8);
  color: var(--ink-2);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`
export const States = styled.div`
  display: grid;
  gap: var(--space-24) var(--space-32);
  margin-top: var(--space-16);

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
export const State = styled.div`
  padding-left: var(--space-16);
  border-left: 2px solid var(--line-strong);

  h3 {
    margin-bottom: var(--space-8);
    font-size: var(--text-16);
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  code {
    color: var(--ink-2);
    font-size: 0.875em;
    overflow-wrap: anywhere;
  }
  h3 code {
    font-weight: 400;
  }
`
export const Lines = styled.ul`
  display: grid;
  gap: var(--space-8);
  font-size: var(--text-14);
  line-height: 1.6;

  > li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    gap: var(--space-8);
  }
`
export const Details = styled.ul`
  color: var(--ink-2);

  li {
    overflow-wrap: anywhere;
  }
`

const tones = { added: 'celadon', removed: 'cinnabar', changed: 'amber', perhaps: 'indigo' } as const

export const Sign = styled.span<{ $sign: keyof typeof tones }>`
  display: grid;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
  border: 1px solid ${({ $sign }) => `var(--${tones[$sign]})`};
  border-radius: var(--radius-chip);
  background: ${({ $sign }) => `var(--${tones[$sign]}-soft)`};
  color: ${({ $sign }) => `var(--${tones[$sign]})`};
  font-weight: 600;
  line-height: 1;
`
export const Pictures = styled.div`
  display: grid;
  gap: var(--space-16);
  margin-top: var(--space-24);

  ${from.tablet} {
    &[data-beside='true'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`
export const Picture = styled.figure`
  min-width: 0;
  margin: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  overflow: hidden;

  figcaption {
    padding: var(--space-8) var(--space-12);
    border-bottom: 1px solid var(--line);
    background: var(--sunken);
    color: var(--ink-2);
    font-size: var(--text-14);
    font-weight: 600;
  }
`
/** As high as the drawing, within reason; a still one is never larger than it was laid out. */
export const Frame = styled.div<{ $still: boolean; $width: number; $height: number }>`
  ${({ $still, $width, $height }) =>
    $still
      ? `overflow-x: auto; padding: var(--space-12); > * { min-width: ${Math.min($width, 560)}px; max-width: ${$width}px; margin: 0 auto; }`
      : `height: clamp(14rem, ${Math.ceil($height + 48)}px, 70vh);`}
`
