// Code that runs in a thread: a task is an export, its input and result are plain data.

export { renderStatement } from '../../consultations/documents/render-statement.ts';
export { drawGround } from '../../content/share-pictures/draw-ground.ts';
export { renderKundli } from '../../kundli/pdf/render-kundli.ts';
export { renderTaxDocument } from '../../orders/invoices/render-tax-document.ts';
export { renderPackingSlips } from '../../orders/packing/render-packing-slips.ts';
export { renderDelhiveryLabels } from '../../platform/couriers/delhivery/render-labels.ts';
