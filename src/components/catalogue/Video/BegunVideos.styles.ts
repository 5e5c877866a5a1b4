import styled from 'styled-components'

import { panel } from '../../kit/layout.ts'

export const Begun = styled.section`
  ${panel}
  margin-top: 1.5rem;
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: 1rem 1.5rem;
  }
  li {
    display: grid;
    gap: 0.125rem;
    align-content: start;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--ink-3);
    font-size: var(--text-12);
    font-variant-numeric: tabular-nums;
  }
`

/** Watched part of a video. `$part`: 0 to 1. */
export const Bar = styled.span<{ $part: number }>`
  height: 2px;
  margin-top: 0.25rem;
  background: linear-gradient(
    to right,
    var(--celadon) ${({ $part }) => `${Math.round($part * 100)}%`},
    var(--line) 0
  );
`
