import styled, { css } from 'styled-components'

export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'plain'

const variants = {
  primary: css`
    background: var(--indigo);
    color: var(--paper);
    border-color: var(--indigo);
    &:hover {
      background: var(--indigo-hover);
      color: var(--paper);
    }
  `,
  quiet: css`
    border-color: var(--line-strong);
    color: var(--ink);
    &:hover {
      border-color: var(--ink);
      color: var(--ink);
    }
  `,
  danger: css`
    border-color: var(--cinnabar);
    color: var(--cinnabar);
    &:hover {
      background: var(--cinnabar-soft);
      color: var(--cinnabar);
    }
  `,
  plain: css`
    color: var(--indigo);
    padding-inline: 0.25rem;
    &:hover {
      color: var(--indigo-hover);
      text-decoration: underline;
    }
  `,
}

export const Root = styled.button<{ $variant: ButtonVariant; $wide: boolean; $small: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  position: relative;
  min-height: ${({ $small }) => ($small ? '2.25rem' : '2.75rem')};
  padding: 0.25rem ${({ $small }) => ($small ? '0.875rem' : '1.25rem')};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  border: 1px solid transparent;
  border-radius: var(--radius-field);
  background: none;
  font-size: var(--text-14);
  font-weight: 500;
  line-height: 1.3;
  text-align: center;
  white-space: ${({ $small }) => ($small ? 'nowrap' : 'normal')};
  text-decoration: none;
  cursor: pointer;
  transition:
    background var(--hover) var(--ease),
    border-color var(--hover) var(--ease);
  ${({ $variant }) => variants[$variant]}
  &[aria-disabled='true'],
  &:disabled {
    cursor: default;
    opacity: 0.6;
  }
  &[aria-busy='true'] {
    opacity: 1;
  }
`

export const Label = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
`

export const Middle = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`
