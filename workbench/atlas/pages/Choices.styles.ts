import styled from 'styled-components'

export const Fieldset = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  font-size: var(--text-14);
  legend {
    padding: 0;
    margin-bottom: var(--space-4);
    font-weight: 500;
  }
  label {
    position: relative;
    margin-right: -1px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    display: block;
    padding: var(--space-4) var(--space-12);
    border: 1px solid var(--line-strong);
    color: var(--ink-2);
  }
  input:checked + span {
    position: relative;
    background: var(--indigo);
    border-color: var(--indigo);
    color: var(--paper);
  }
  input:focus-visible + span {
    z-index: 1;
    position: relative;
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`
