// What runs in a thread: a task is an export, its input and result are plain data.
export { renderKundli } from '../pdf/render-kundli.ts';
export { renderTaxDocument } from '../pdf/render-tax-document.ts';
export { drawGround } from '../share-pictures/draw-ground.ts';
