import styled from 'styled-components'

export const Changes = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  font-size: var(--text-14);
  line-height: 1.8;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  dt {
    color: var(--ink-2);
    font-weight: 600;
  }
`

export const Line = styled.span`
  display: block;
`

export const Changed = styled.ins`
  padding-inline: 0.0625rem;
  text-decoration-thickness: 0.09em;
  text-underline-offset: 0.2em;
  &:is(ins) {
    background: color-mix(in srgb, var(--celadon) 16%, transparent);
    color: var(--ink);
    text-decoration-line: underline;
    text-decoration-color: var(--celadon);
  }
  &:is(del) {
    background: color-mix(in srgb, var(--cinnabar) 12%, transparent);
    color: var(--ink-2);
    text-decoration-line: line-through;
    text-decoration-color: var(--cinnabar);
  }
`
