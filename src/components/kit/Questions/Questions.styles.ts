import styled from 'styled-components'

export const WideField = styled.div`
  grid-column: 1 / -1;
`

export const Many = styled.fieldset`
  position: relative;
  min-width: 0;
  margin-bottom: 0.5rem;
  grid-column: 1 / -1;
  && legend {
    margin-bottom: 0.25rem;
    font-family: inherit;
    font-size: var(--text-14);
    font-weight: 500;
    color: var(--ink-2);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1.5rem;
    min-height: 2rem;
  }
`

/** Holds the value for the form; the checkboxes are what is visible. */
export const Joined = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  padding: 0;
  border: 0;
  clip-path: inset(50%);
`
