declare module 'virtual:shown-states' {
  /** Every story that declares a state, in the order of the stories' files. */
  const shownStates: readonly import('./shownStates.ts').ShownState[]
  export default shownStates
}
