import styled from 'styled-components'

/** A thin bar under an upload; needs `max`, `value` and a name. */
export const Progress = styled.progress`
  width: 100%;
  height: 0.25rem;
  border: 0;
  appearance: none;
  background: var(--line);
  &::-webkit-progress-bar {
    background: var(--line);
  }
  &::-webkit-progress-value {
    background: var(--indigo);
  }
  &::-moz-progress-bar {
    background: var(--indigo);
  }
`
