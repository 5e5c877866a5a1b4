import styled, { keyframes } from 'styled-components'

import type { Box } from '../../harness/stage/subjectOf.ts'

export const Picture = styled.div<{ $width: number; $height: number; $crop: Box }>`
  container-type: inline-size;
  position: relative;
  overflow: hidden;
  width: 100%;
  aspect-ratio: ${({ $width, $height }) => `${$width} / ${$height}`};
  background: var(--sunken);
  iframe {
    position: absolute;
    top: 0;
    left: 0;
    width: ${({ $width }) => $width}px;
    height: ${({ $height }) => $height}px;
    border: 0;
    transform-origin: 0 0;
    /* Width of the picture by width of the part of the screen, as a plain number. */
    transform: scale(tan(atan2(100cqw, ${({ $crop }) => $crop.width}px)))
      translate(${({ $crop }) => `${-$crop.x}px, ${-$crop.y}px`});
    opacity: 1;
    transition: opacity var(--open) var(--ease);
  }
  &[data-phase='loading'] iframe {
    opacity: 0;
  }
`

const breathe = keyframes`50%{opacity:.35}`

export const Waiting = styled.div`
  position: absolute;
  inset: 12%;
  border-left: 1px solid var(--line-strong);
  background:
    linear-gradient(var(--line), var(--line)) 8% 0 / 55% 12% no-repeat,
    linear-gradient(var(--line), var(--line)) 8% 35% / 84% 8% no-repeat,
    linear-gradient(var(--line), var(--line)) 8% 60% / 70% 8% no-repeat;
  background-origin: content-box;
  padding-left: 8%;
  animation: ${breathe} 2s ease-in-out infinite;
`

export const Broken = styled.p`
  position: absolute;
  inset: auto 0 0;
  padding: var(--space-8);
  background: var(--cinnabar-soft);
  color: var(--cinnabar);
  font-size: var(--text-12);
  line-height: 1.4;
`
