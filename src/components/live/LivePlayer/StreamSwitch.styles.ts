import styled from 'styled-components'

export const Group = styled.div`
  display: flex;
  align-items: center;
  border: 1px solid #ffffff59;
  border-radius: var(--radius-field);
`

export const Option = styled.button`
  min-height: 2.25rem;
  padding: 0 0.75rem;
  border: 0;
  background: none;
  color: #f4f2ec;
  font-size: var(--text-14);
  cursor: pointer;
  &[aria-pressed='true'] {
    background: #f4f2ec;
    color: #101215;
  }
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.7;
  }
`

/** Below the controls, before any other content there. */
export const Why = styled.p`
  order: 1;
  flex: 1 0 100%;
  padding: 0.25rem 0.5rem;
  color: #f0cf8a;
  font-size: var(--text-12);
  line-height: 1.5;
`
