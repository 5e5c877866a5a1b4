declare module 'virtual:chart-history' {
  const history: import('./history.types.ts').ChartHistory
  export default history
}

declare module 'virtual:chart-history/example' {
  const history: import('./history.types.ts').ChartHistory
  export default history
}
