// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.
import runtime0 from 'ajv/dist/runtime/ucs2length.js';
import standardFormats from 'ajv-formats/dist/formats.js';
import { formats as ownFormats } from '../formats.gen.mjs';

const textFormats = { 'whole number': /^-?(0|[1-9][0-9]*)$/, 'decimal number': /^-?(0|[1-9][0-9]*)([.][0-9]+)?$/ };
const formats = { ...standardFormats.fullFormats, ...textFormats, ...ownFormats };

const readers = {
  whole: (value) => (typeof value === 'string' && /^-?(0|[1-9][0-9]*)$/.test(value) ? Number(value) : value),
  decimal: (value) => (typeof value === 'string' && /^-?(0|[1-9][0-9]*)([.][0-9]+)?$/.test(value) ? Number(value) : value),
  boolean: (value) => (value === 'true' ? true : value === 'false' ? false : value),
  list: (value) => (Array.isArray(value) ? value : [value]),
  comma: (value) => (typeof value === 'string' ? value.split(',') : value),
  header: (value) => (typeof value === 'string' ? value.split(/ *, */) : value),
  space: (value) => (typeof value === 'string' ? value.split(' ') : value),
  pipe: (value) => (typeof value === 'string' ? value.split('|') : value),
};

/** Puts `filter[a]=1` where `filter` is to be: in an object. */
const gather = (query, name) => {
  const found = Object.keys(query).filter((key) => key.startsWith(`${name}[`) && key.endsWith(']'));
  if (found.length === 0) return;
  query[name] = Object.fromEntries(found.map((key) => [key.slice(name.length + 1, -1), query[key]]));
  for (const key of found) delete query[key];
};

const func0 = runtime0.default;

const pattern0 = new RegExp("^[!-~]+$", "u");

const pattern1 = new RegExp("^[A-Z]{3}$", "u");

const pattern2 = new RegExp("^[A-Za-z0-9._-]+$", "u");

const pattern3 = new RegExp("^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PlayerSession" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.operator_id === undefined) && (missing0 = "operator_id"))) || ((data.brand_id === undefined) && (missing0 = "brand_id"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data1 = data.currency;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 3){
validate1.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data1) < 3){
validate1.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern1.test(data1)){
validate1.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.balance !== undefined){
let data2 = data.balance;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 > 1.7976931348623157e+308 || isNaN(data2)){
validate1.errors = [{instancePath:instancePath+"/balance",schemaPath:"schemas.WalletFigure/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1.7976931348623157e+308},message:"must be <= 1.7976931348623157e+308"}];
return false;
}
else {
if(data2 < -1.7976931348623157e+308 || isNaN(data2)){
validate1.errors = [{instancePath:instancePath+"/balance",schemaPath:"schemas.WalletFigure/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1.7976931348623157e+308},message:"must be >= -1.7976931348623157e+308"}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/balance",schemaPath:"schemas.WalletFigure/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator_id !== undefined){
let data3 = data.operator_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate1.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate1.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data3)){
validate1.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data4 = data.brand_id;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func0(data4) > 129){
validate1.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate1.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern3.test(data4)){
validate1.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="authenticatePlayer.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}

const schema7 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["malformed_body","validation_failed"]}}}],"$id":"authenticatePlayer.400.0"};

const formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

const formats2 = formats.int32;

const pattern4 = new RegExp("^[a-z]+(_[a-z]+)*$", "u");

const pattern5 = new RegExp("^[a-z0-9_]+$", "u");

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.FieldFault" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.pointer === undefined) && (missing0 = "pointer")) || ((data.detail === undefined) && (missing0 = "detail"))){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.pointer !== undefined){
let data0 = data.pointer;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 1024){
validate5.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func0(data0) < 0){
validate5.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data1 = data.detail;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 1000){
validate5.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate5.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Problem" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate4.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate4.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate4.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate4.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate4.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){
validate4.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate4.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate4.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func0(data3) > 2000){
validate4.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate4.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func0(data4) > 2048){
validate4.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate4.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func0(data5) > 64){
validate4.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern4.test(data5)){
validate4.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate4.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate5(data6[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wallet_code !== undefined){
let data8 = data.wallet_code;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data8 === "string"){
if(func0(data8) > 64){
validate4.errors = [{instancePath:instancePath+"/wallet_code",schemaPath:"#/properties/wallet_code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern5.test(data8)){
validate4.errors = [{instancePath:instancePath+"/wallet_code",schemaPath:"#/properties/wallet_code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9_]+$"},message:"must match pattern \""+"^[a-z0-9_]+$"+"\""}];
return false;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/wallet_code",schemaPath:"#/properties/wallet_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wallet_detail !== undefined){
let data9 = data.wallet_detail;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data9 === "string"){
if(func0(data9) > 300){
validate4.errors = [{instancePath:instancePath+"/wallet_detail",schemaPath:"#/properties/wallet_detail/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
else {
if(func0(data9) < 1){
validate4.errors = [{instancePath:instancePath+"/wallet_detail",schemaPath:"#/properties/wallet_detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/wallet_detail",schemaPath:"#/properties/wallet_detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data10 === "string"){
if(func0(data10) > 128){
validate4.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data10) < 1){
validate4.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="authenticatePlayer.400.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate3.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "malformed_body") || (data0 === "validation_failed"))){
validate3.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema7.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate3.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate3.errors = vErrors;
return errors === 0;
}

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="authenticatePlayer.401.headers" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["www-authenticate"] !== undefined){
let data0 = data["www-authenticate"];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate8.errors = [{instancePath:instancePath+"/www-authenticate",schemaPath:"#/properties/www-authenticate/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate8.errors = [{instancePath:instancePath+"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}

const schema11 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["token_missing","token_invalid","signature_invalid","session_expired"]}}}],"$id":"authenticatePlayer.401.0"};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="authenticatePlayer.401.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate9.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((((data0 === "token_missing") || (data0 === "token_invalid")) || (data0 === "signature_invalid")) || (data0 === "session_expired"))){
validate9.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema11.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate9.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate9.errors = vErrors;
return errors === 0;
}

const schema12 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["player_unknown"]}}}],"$id":"authenticatePlayer.404.0"};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="authenticatePlayer.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate11.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "player_unknown")){
validate11.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema12.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate11.errors = vErrors;
return errors === 0;
}

const schema13 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["body_too_large"]}}}],"$id":"authenticatePlayer.413.0"};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="authenticatePlayer.413.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate13.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "body_too_large")){
validate13.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema13.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate13.errors = vErrors;
return errors === 0;
}

const schema14 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["unsupported_media_type"]}}}],"$id":"authenticatePlayer.415.0"};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="authenticatePlayer.415.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate15.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "unsupported_media_type")){
validate15.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema14.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate15.errors = vErrors;
return errors === 0;
}

const schema15 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["internal_error"]}}}],"$id":"authenticatePlayer.500.0"};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="authenticatePlayer.500.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate17.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "internal_error")){
validate17.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema15.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate17.errors = vErrors;
return errors === 0;
}

const formats6 = /^-?(0|[1-9][0-9]*)$/;

const func26 = readers.whole;

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="authenticatePlayer.503.headers" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["retry-after"] !== undefined){
let data0 = data["retry-after"];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats6.test(data0))){
validate19.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid1 = _errs2 === errors;
if(valid1){
const _errs3 = errors;
const read0 = func26(data0);
data0 = read0;
if(data !== undefined){
data["retry-after"] = data0;
}
var valid1 = _errs3 === errors;
if(valid1){
const _errs4 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate19.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data0 == "number"){
if(data0 > 86400 || isNaN(data0)){
validate19.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate19.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate19.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid1 = _errs4 === errors;
}
}
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

const schema17 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["unavailable"]}}}],"$id":"authenticatePlayer.503.0"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="authenticatePlayer.503.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate20.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "unavailable")){
validate20.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema17.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate20.errors = vErrors;
return errors === 0;
}

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.TransactionReply" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.balance === undefined) && (missing0 = "balance")){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.balance !== undefined){
let data0 = data.balance;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 1.7976931348623157e+308 || isNaN(data0)){
validate23.errors = [{instancePath:instancePath+"/balance",schemaPath:"schemas.WalletFigure/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1.7976931348623157e+308},message:"must be <= 1.7976931348623157e+308"}];
return false;
}
else {
if(data0 < -1.7976931348623157e+308 || isNaN(data0)){
validate23.errors = [{instancePath:instancePath+"/balance",schemaPath:"schemas.WalletFigure/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1.7976931348623157e+308},message:"must be >= -1.7976931348623157e+308"}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/balance",schemaPath:"schemas.WalletFigure/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs4 = errors;
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="executeTransaction.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema22 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["transaction_conflict","transaction_cancelled"]}}}],"$id":"executeTransaction.409.0"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="executeTransaction.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate25.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "transaction_conflict") || (data0 === "transaction_cancelled"))){
validate25.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema22.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate25.errors = vErrors;
return errors === 0;
}

const schema23 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["limit_exceeded","insufficient_funds"]}}}],"$id":"executeTransaction.422.0"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="executeTransaction.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate27.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "limit_exceeded") || (data0 === "insufficient_funds"))){
validate27.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema23.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate27.errors = vErrors;
return errors === 0;
}

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.CancelReply" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.balance === undefined) && (missing0 = "balance")){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.balance !== undefined){
let data0 = data.balance;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 65536){
validate30.errors = [{instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"}];
return false;
}
else {
if(func0(data0) < 0){
validate30.errors = [{instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="cancelTransaction.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate29.errors = vErrors;
return errors === 0;
}

const schema26 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["token_missing","token_invalid","signature_invalid"]}}}],"$id":"cancelTransaction.401.0"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="cancelTransaction.401.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate32.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "token_missing") || (data0 === "token_invalid")) || (data0 === "signature_invalid"))){
validate32.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema26.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate32.errors = vErrors;
return errors === 0;
}

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.BatchFailure" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.player_id === undefined) && (missing0 = "player_id")) || ((data.code === undefined) && (missing0 = "code"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.player_id !== undefined){
let data0 = data.player_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate36.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate36.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate36.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data1 = data.code;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 1000){
validate36.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func0(data1) < 0){
validate36.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.BatchReply" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.total_amount === undefined) && (missing0 = "total_amount")) || ((data.total_jackpot_amount === undefined) && (missing0 = "total_jackpot_amount"))) || ((data.errors === undefined) && (missing0 = "errors"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.total_amount !== undefined){
let data0 = data.total_amount;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 1.7976931348623157e+308 || isNaN(data0)){
validate35.errors = [{instancePath:instancePath+"/total_amount",schemaPath:"schemas.WalletFigure/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1.7976931348623157e+308},message:"must be <= 1.7976931348623157e+308"}];
return false;
}
else {
if(data0 < -1.7976931348623157e+308 || isNaN(data0)){
validate35.errors = [{instancePath:instancePath+"/total_amount",schemaPath:"schemas.WalletFigure/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1.7976931348623157e+308},message:"must be >= -1.7976931348623157e+308"}];
return false;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/total_amount",schemaPath:"schemas.WalletFigure/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_jackpot_amount !== undefined){
let data1 = data.total_jackpot_amount;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 1.7976931348623157e+308 || isNaN(data1)){
validate35.errors = [{instancePath:instancePath+"/total_jackpot_amount",schemaPath:"schemas.WalletFigure/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1.7976931348623157e+308},message:"must be <= 1.7976931348623157e+308"}];
return false;
}
else {
if(data1 < -1.7976931348623157e+308 || isNaN(data1)){
validate35.errors = [{instancePath:instancePath+"/total_jackpot_amount",schemaPath:"schemas.WalletFigure/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1.7976931348623157e+308},message:"must be >= -1.7976931348623157e+308"}];
return false;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/total_jackpot_amount",schemaPath:"schemas.WalletFigure/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data2 = data.errors;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate35.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate36(data2[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs10 = errors;
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="executeBatch.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
validate34.errors = vErrors;
return errors === 0;
}

const schema34 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["transaction_conflict"]}}}],"$id":"executeBatch.409.0"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="executeBatch.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate39.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "transaction_conflict")){
validate39.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema34.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate39.errors = vErrors;
return errors === 0;
}

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="cancelBatch.200.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.success === undefined) && (missing0 = "success")){
validate41.errors = [{instancePath,schemaPath:"schemas.CancelBatchReply/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
validate41.errors = [{instancePath:instancePath+"/success",schemaPath:"schemas.CancelBatchReply/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"schemas.CancelBatchReply/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}

const leaveOutNulls = (plans, place, value) => {
  const pending = [{ place, value }];
  for (let step = pending.pop(); step !== undefined; step = pending.pop()) {
    const { optional = [], alternatives = [], fields = {}, items, others } = plans[step.place] ?? {};
    const inside = Object(step.value);
    if (inside !== step.value) continue;
    if (Array.isArray(inside)) {
      if (items !== undefined) for (const item of inside) pending.push({ place: items, value: item });
      continue;
    }
    const hasOne = alternatives.some((name) => Object.hasOwn(inside, name) && inside[name] !== null);
    for (const name of hasOne ? [...optional, ...alternatives] : optional)
      if (Object.hasOwn(inside, name) && inside[name] === null) delete inside[name];
    for (const name of Object.keys(inside)) {
      const next = Object.hasOwn(fields, name) ? fields[name] : others;
      if (next !== undefined) pending.push({ place: next, value: inside[name] });
    }
  }
};
const nullPlans = [
  {"optional":["token","balance","nickname","gender","country","date_of_birth","jurisdiction","segments"]},
  {"optional":["errors","wallet_code","wallet_detail"]},
  {"optional":["errors","wallet_code","wallet_detail"]},
  {"optional":["errors","wallet_code","wallet_detail"]},
  {"optional":["errors","wallet_code","wallet_detail"]},
  {"optional":["errors","wallet_code","wallet_detail"]},
  {"optional":["errors","wallet_code","wallet_detail"]},
  {"optional":["errors","wallet_code","wallet_detail"]},
  {"optional":["metadata"]},
  {"optional":["errors","wallet_code","wallet_detail"]},
  {"optional":["errors","wallet_code","wallet_detail"]},
  {"optional":["errors","wallet_code","wallet_detail"]},
  {"optional":["metadata"],"fields":{"errors":13}},
  {"items":14},
  {"optional":["msg"]},
  {"optional":["errors","wallet_code","wallet_detail"]},
];

export const replies = {
  authenticatePlayer: {
    200: { contentType: 'application/json', headers: null, body: validate0, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 0, body) },
    400: { contentType: 'application/problem+json', headers: null, body: validate3, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 1, body) },
    401: { contentType: 'application/problem+json', headers: validate8, body: validate9, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 2, body) },
    404: { contentType: 'application/problem+json', headers: null, body: validate11, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 3, body) },
    413: { contentType: 'application/problem+json', headers: null, body: validate13, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 4, body) },
    415: { contentType: 'application/problem+json', headers: null, body: validate15, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 5, body) },
    500: { contentType: 'application/problem+json', headers: null, body: validate17, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 6, body) },
    503: { contentType: 'application/problem+json', headers: validate19, body: validate20, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 7, body) },
  },
  executeTransaction: {
    200: { contentType: 'application/json', headers: null, body: validate22, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 8, body) },
    400: { contentType: 'application/problem+json', headers: null, body: validate3, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 1, body) },
    401: { contentType: 'application/problem+json', headers: validate8, body: validate9, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 2, body) },
    404: { contentType: 'application/problem+json', headers: null, body: validate11, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 3, body) },
    409: { contentType: 'application/problem+json', headers: validate19, body: validate25, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 9, body) },
    413: { contentType: 'application/problem+json', headers: null, body: validate13, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 4, body) },
    415: { contentType: 'application/problem+json', headers: null, body: validate15, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 5, body) },
    422: { contentType: 'application/problem+json', headers: null, body: validate27, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 10, body) },
    500: { contentType: 'application/problem+json', headers: null, body: validate17, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 6, body) },
    503: { contentType: 'application/problem+json', headers: validate19, body: validate20, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 7, body) },
  },
  cancelTransaction: {
    200: { contentType: 'application/json', headers: null, body: validate29 },
    400: { contentType: 'application/problem+json', headers: null, body: validate3, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 1, body) },
    401: { contentType: 'application/problem+json', headers: validate8, body: validate32, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 11, body) },
    413: { contentType: 'application/problem+json', headers: null, body: validate13, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 4, body) },
    415: { contentType: 'application/problem+json', headers: null, body: validate15, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 5, body) },
    500: { contentType: 'application/problem+json', headers: null, body: validate17, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 6, body) },
    503: { contentType: 'application/problem+json', headers: validate19, body: validate20, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 7, body) },
  },
  executeBatch: {
    200: { contentType: 'application/json', headers: null, body: validate34, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 12, body) },
    400: { contentType: 'application/problem+json', headers: null, body: validate3, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 1, body) },
    401: { contentType: 'application/problem+json', headers: validate8, body: validate32, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 11, body) },
    409: { contentType: 'application/problem+json', headers: validate19, body: validate39, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 15, body) },
    413: { contentType: 'application/problem+json', headers: null, body: validate13, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 4, body) },
    415: { contentType: 'application/problem+json', headers: null, body: validate15, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 5, body) },
    500: { contentType: 'application/problem+json', headers: null, body: validate17, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 6, body) },
    503: { contentType: 'application/problem+json', headers: validate19, body: validate20, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 7, body) },
  },
  cancelBatch: {
    200: { contentType: 'application/json', headers: null, body: validate41 },
    400: { contentType: 'application/problem+json', headers: null, body: validate3, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 1, body) },
    401: { contentType: 'application/problem+json', headers: validate8, body: validate32, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 11, body) },
    413: { contentType: 'application/problem+json', headers: null, body: validate13, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 4, body) },
    415: { contentType: 'application/problem+json', headers: null, body: validate15, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 5, body) },
    500: { contentType: 'application/problem+json', headers: null, body: validate17, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 6, body) },
    503: { contentType: 'application/problem+json', headers: validate19, body: validate20, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 7, body) },
  },
};
