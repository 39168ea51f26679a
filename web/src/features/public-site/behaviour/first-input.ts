// Runs before the first paint of the home page. The header waits for the first input of the session and then slides
// in; the page cannot be scrolled until a second later. It is in the page all the while, and focusing it is an input. A
// pointer that rests where the page opens is none, though the browser tells of it.
// Stands in the html as text; React escapes quotes, < > and & there, hence the backticks and the plain style.
export const headerKey = 'werkplatz.header'

export const firstInputScript = `
try {
  let root = document.documentElement;
  if (sessionStorage.getItem(\`${headerKey}\`) === null ? location.hash === \`\` : false) {
    let inputs = [\`mousemove\`, \`mousedown\`, \`touchstart\`, \`keydown\`, \`wheel\`, \`focusin\`];
    let reveal = function (event) {
      let rests = event.type === \`mousemove\` ? event.movementX === 0 : false;
      if (rests ? event.movementY === 0 : false) return;
      for (let input of inputs) removeEventListener(input, reveal);
      root.dataset.header = \`coming\`;
      setTimeout(function () { delete root.dataset.header }, 1000);
      sessionStorage.setItem(\`${headerKey}\`, \`seen\`);
    };
    for (let input of inputs) addEventListener(input, reveal, { passive: true });
    root.dataset.header = \`waiting\`;
  }
} catch {}
`
