declare module '@locale/*.ftl?raw' {
  const text: string;
  export default text;
}
