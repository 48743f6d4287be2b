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

const func2 = readers.whole;

const pattern0 = new RegExp("^[!-~]+$", "u");

const pattern1 = new RegExp("^v1,[A-Za-z0-9+/]+=*( v1,[A-Za-z0-9+/]+=*)*$", "u");

const formats0 = /^-?(0|[1-9][0-9]*)$/;

const formats2 = formats.int64;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="authenticatePlayer.params" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate0.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate0.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2["webhook-id"] === undefined) && (missing1 = "webhook-id")) || ((data2["webhook-timestamp"] === undefined) && (missing1 = "webhook-timestamp"))) || ((data2["webhook-signature"] === undefined) && (missing1 = "webhook-signature"))){
validate0.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2["webhook-id"] !== undefined){
let data3 = data2["webhook-id"];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 256){
validate0.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate0.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data3)){
validate0.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2["webhook-timestamp"] !== undefined){
let data4 = data2["webhook-timestamp"];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate0.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs12 === errors;
if(valid2){
const _errs13 = errors;
const read0 = func2(data4);
data4 = read0;
if(data2 !== undefined){
data2["webhook-timestamp"] = data4;
}
var valid2 = _errs13 === errors;
if(valid2){
const _errs14 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate0.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate0.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/2/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs14 === errors;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2["webhook-signature"] !== undefined){
let data5 = data2["webhook-signature"];
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(func0(data5) > 1024){
validate0.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func0(data5) < 1){
validate0.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern1.test(data5)){
validate0.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/pattern",keyword:"pattern",params:{pattern: "^v1,[A-Za-z0-9+/]+=*( v1,[A-Za-z0-9+/]+=*)*$"},message:"must match pattern \""+"^v1,[A-Za-z0-9+/]+=*( v1,[A-Za-z0-9+/]+=*)*$"+"\""}];
return false;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^[A-Za-z0-9._-]+$", "u");

const pattern5 = new RegExp("^[A-Za-z0-9._:-]+$", "u");

const pattern6 = new RegExp("^[A-Z]{3}$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.AuthenticatePlayer" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.operator_id === undefined) && (missing0 = "operator_id")) || ((data.brand_id === undefined) && (missing0 = "brand_id"))) || ((data.player_token === undefined) && (missing0 = "player_token"))) || ((data.currency === undefined) && (missing0 = "currency"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "operator_id") || (key0 === "brand_id")) || (key0 === "player_token")) || (key0 === "source_id")) || (key0 === "currency"))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operator_id !== undefined){
let data0 = data.operator_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate2.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate2.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data0)){
validate2.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data1 = data.brand_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate2.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate2.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data1)){
validate2.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_token !== undefined){
let data2 = data.player_token;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 4096){
validate2.errors = [{instancePath:instancePath+"/player_token",schemaPath:"schemas.SessionToken/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate2.errors = [{instancePath:instancePath+"/player_token",schemaPath:"schemas.SessionToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate2.errors = [{instancePath:instancePath+"/player_token",schemaPath:"schemas.SessionToken/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/player_token",schemaPath:"schemas.SessionToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_id !== undefined){
let data3 = data.source_id;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate2.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate2.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data3)){
validate2.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data4 = data.currency;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func0(data4) > 3){
validate2.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data4) < 3){
validate2.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern6.test(data4)){
validate2.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
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
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="authenticatePlayer.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
validate1.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","additionalProperties":false,"required":["player_id","transaction_id","transaction_type","provider_id","amount","jackpot_amount","source_id","gameround_id","currency"],"properties":{"player_id":{"$ref":"schemas.PlayerId"},"transaction_id":{"$ref":"schemas.TransactionId"},"transaction_type":{"$ref":"schemas.TransactionType"},"provider_id":{"$ref":"schemas.Id"},"amount":{"$ref":"schemas.Amount"},"jackpot_amount":{"$ref":"schemas.Amount"},"source_id":{"$ref":"schemas.SourceId"},"source_variant":{"$ref":"schemas.SourceId"},"gameround_id":{"$ref":"schemas.GameroundId"},"gameround_complete":{"type":"boolean"},"category":{"type":"string","minLength":0,"maxLength":64},"channel":{"type":"string","minLength":0,"maxLength":64},"promotion_id":{"$ref":"schemas.GameroundId"},"promotion_type":{"type":"string","minLength":0,"maxLength":64},"currency":{"$ref":"schemas.Currency"},"metadata":{"$ref":"schemas.Metadata"}},"$id":"schemas.Transaction"};

const schema12 = {"type":"string","enum":["Debit","Credit"],"$id":"schemas.TransactionType"};

const func15 = Object.prototype.hasOwnProperty;

const formats4 = formats.amount;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Transaction" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.player_id === undefined) && (missing0 = "player_id")) || ((data.transaction_id === undefined) && (missing0 = "transaction_id"))) || ((data.transaction_type === undefined) && (missing0 = "transaction_type"))) || ((data.provider_id === undefined) && (missing0 = "provider_id"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.jackpot_amount === undefined) && (missing0 = "jackpot_amount"))) || ((data.source_id === undefined) && (missing0 = "source_id"))) || ((data.gameround_id === undefined) && (missing0 = "gameround_id"))) || ((data.currency === undefined) && (missing0 = "currency"))){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func15.call(schema9.properties, key0))){
validate5.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.player_id !== undefined){
let data0 = data.player_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate5.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate5.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate5.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transaction_id !== undefined){
let data1 = data.transaction_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 160){
validate5.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"schemas.TransactionId/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate5.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"schemas.TransactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate5.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"schemas.TransactionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"schemas.TransactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transaction_type !== undefined){
let data2 = data.transaction_type;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate5.errors = [{instancePath:instancePath+"/transaction_type",schemaPath:"schemas.TransactionType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "Debit") || (data2 === "Credit"))){
validate5.errors = [{instancePath:instancePath+"/transaction_type",schemaPath:"schemas.TransactionType/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_id !== undefined){
let data3 = data.provider_id;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate5.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate5.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data3)){
validate5.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data4 = data.amount;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 == "number"){
if(data4 > 8000000000 || isNaN(data4)){
validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats4.validate(data4))){
validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_amount !== undefined){
let data5 = data.jackpot_amount;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 == "number"){
if(data5 > 8000000000 || isNaN(data5)){
validate5.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate5.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats4.validate(data5))){
validate5.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_id !== undefined){
let data6 = data.source_id;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(func0(data6) > 64){
validate5.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data6) < 1){
validate5.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data6)){
validate5.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_variant !== undefined){
let data7 = data.source_variant;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(func0(data7) > 64){
validate5.errors = [{instancePath:instancePath+"/source_variant",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data7) < 1){
validate5.errors = [{instancePath:instancePath+"/source_variant",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data7)){
validate5.errors = [{instancePath:instancePath+"/source_variant",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/source_variant",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameround_id !== undefined){
let data8 = data.gameround_id;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data8 === "string"){
if(func0(data8) > 128){
validate5.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data8) < 1){
validate5.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data8)){
validate5.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameround_complete !== undefined){
const _errs29 = errors;
if(typeof data.gameround_complete !== "boolean"){
validate5.errors = [{instancePath:instancePath+"/gameround_complete",schemaPath:"#/properties/gameround_complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined){
let data10 = data.category;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data10 === "string"){
if(func0(data10) > 64){
validate5.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data10) < 0){
validate5.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data11 = data.channel;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data11 === "string"){
if(func0(data11) > 64){
validate5.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data11) < 0){
validate5.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promotion_id !== undefined){
let data12 = data.promotion_id;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data12 === "string"){
if(func0(data12) > 128){
validate5.errors = [{instancePath:instancePath+"/promotion_id",schemaPath:"schemas.GameroundId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data12) < 1){
validate5.errors = [{instancePath:instancePath+"/promotion_id",schemaPath:"schemas.GameroundId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data12)){
validate5.errors = [{instancePath:instancePath+"/promotion_id",schemaPath:"schemas.GameroundId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/promotion_id",schemaPath:"schemas.GameroundId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promotion_type !== undefined){
let data13 = data.promotion_type;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data13 === "string"){
if(func0(data13) > 64){
validate5.errors = [{instancePath:instancePath+"/promotion_type",schemaPath:"#/properties/promotion_type/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data13) < 0){
validate5.errors = [{instancePath:instancePath+"/promotion_type",schemaPath:"#/properties/promotion_type/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/promotion_type",schemaPath:"#/properties/promotion_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data14 = data.currency;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data14 === "string"){
if(func0(data14) > 3){
validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data14) < 3){
validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern6.test(data14)){
validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs43 = errors;
var valid0 = _errs43 === errors;
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
}
}
}
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
/*# sourceURL="executeTransaction.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
validate4.errors = vErrors;
return errors === 0;
}

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.CancelTransaction" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.transaction_id === undefined) && (missing0 = "transaction_id")){
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "transaction_id") || (key0 === "player_id"))){
validate8.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction_id !== undefined){
let data0 = data.transaction_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 160){
validate8.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"schemas.TransactionId/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate8.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"schemas.TransactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate8.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"schemas.TransactionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"schemas.TransactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data1 = data.player_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 128){
validate8.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate8.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate8.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
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

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="cancelTransaction.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
validate7.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"object","additionalProperties":false,"required":["batch_transaction_id","transaction_type","provider_id","amount","jackpot_amount","source_id","transactions"],"properties":{"batch_transaction_id":{"$ref":"schemas.TransactionId"},"transaction_type":{"$ref":"schemas.TransactionType"},"provider_id":{"$ref":"schemas.Id"},"amount":{"$ref":"schemas.Amount"},"jackpot_amount":{"$ref":"schemas.Amount"},"source_id":{"$ref":"schemas.SourceId"},"source_variant":{"$ref":"schemas.SourceId"},"gameround_id":{"$ref":"schemas.GameroundId"},"gameround_complete":{"type":"boolean"},"transactions":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"schemas.BatchTransaction"}},"metadata":{"$ref":"schemas.Metadata"}},"$id":"schemas.Batch"};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.BatchTransaction" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.transaction_id === undefined) && (missing0 = "transaction_id")) || ((data.player_id === undefined) && (missing0 = "player_id"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.jackpot_amount === undefined) && (missing0 = "jackpot_amount"))){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "transaction_id") || (key0 === "player_id")) || (key0 === "currency")) || (key0 === "amount")) || (key0 === "jackpot_amount"))){
validate12.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction_id !== undefined){
let data0 = data.transaction_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 160){
validate12.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"schemas.TransactionId/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate12.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"schemas.TransactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate12.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"schemas.TransactionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"schemas.TransactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data1 = data.player_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 128){
validate12.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate12.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate12.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data2 = data.currency;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 3){
validate12.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data2) < 3){
validate12.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern6.test(data2)){
validate12.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data3 = data.amount;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 == "number"){
if(data3 > 8000000000 || isNaN(data3)){
validate12.errors = [{instancePath:instancePath+"/amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate12.errors = [{instancePath:instancePath+"/amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats4.validate(data3))){
validate12.errors = [{instancePath:instancePath+"/amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_amount !== undefined){
let data4 = data.jackpot_amount;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 == "number"){
if(data4 > 8000000000 || isNaN(data4)){
validate12.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate12.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats4.validate(data4))){
validate12.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs14 === errors;
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
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Batch" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.batch_transaction_id === undefined) && (missing0 = "batch_transaction_id")) || ((data.transaction_type === undefined) && (missing0 = "transaction_type"))) || ((data.provider_id === undefined) && (missing0 = "provider_id"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.jackpot_amount === undefined) && (missing0 = "jackpot_amount"))) || ((data.source_id === undefined) && (missing0 = "source_id"))) || ((data.transactions === undefined) && (missing0 = "transactions"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func15.call(schema27.properties, key0))){
validate11.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.batch_transaction_id !== undefined){
let data0 = data.batch_transaction_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 160){
validate11.errors = [{instancePath:instancePath+"/batch_transaction_id",schemaPath:"schemas.TransactionId/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate11.errors = [{instancePath:instancePath+"/batch_transaction_id",schemaPath:"schemas.TransactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate11.errors = [{instancePath:instancePath+"/batch_transaction_id",schemaPath:"schemas.TransactionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/batch_transaction_id",schemaPath:"schemas.TransactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transaction_type !== undefined){
let data1 = data.transaction_type;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate11.errors = [{instancePath:instancePath+"/transaction_type",schemaPath:"schemas.TransactionType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "Debit") || (data1 === "Credit"))){
validate11.errors = [{instancePath:instancePath+"/transaction_type",schemaPath:"schemas.TransactionType/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_id !== undefined){
let data2 = data.provider_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate11.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate11.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data2)){
validate11.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data3 = data.amount;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 == "number"){
if(data3 > 8000000000 || isNaN(data3)){
validate11.errors = [{instancePath:instancePath+"/amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate11.errors = [{instancePath:instancePath+"/amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats4.validate(data3))){
validate11.errors = [{instancePath:instancePath+"/amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_amount !== undefined){
let data4 = data.jackpot_amount;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 == "number"){
if(data4 > 8000000000 || isNaN(data4)){
validate11.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate11.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats4.validate(data4))){
validate11.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_id !== undefined){
let data5 = data.source_id;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(func0(data5) > 64){
validate11.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data5) < 1){
validate11.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data5)){
validate11.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_variant !== undefined){
let data6 = data.source_variant;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(func0(data6) > 64){
validate11.errors = [{instancePath:instancePath+"/source_variant",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data6) < 1){
validate11.errors = [{instancePath:instancePath+"/source_variant",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data6)){
validate11.errors = [{instancePath:instancePath+"/source_variant",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/source_variant",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameround_id !== undefined){
let data7 = data.gameround_id;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(func0(data7) > 128){
validate11.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data7) < 1){
validate11.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data7)){
validate11.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameround_complete !== undefined){
const _errs26 = errors;
if(typeof data.gameround_complete !== "boolean"){
validate11.errors = [{instancePath:instancePath+"/gameround_complete",schemaPath:"#/properties/gameround_complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactions !== undefined){
let data9 = data.transactions;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data9)){
if(data9.length > 1000){
validate11.errors = [{instancePath:instancePath+"/transactions",schemaPath:"#/properties/transactions/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data9.length < 1){
validate11.errors = [{instancePath:instancePath+"/transactions",schemaPath:"#/properties/transactions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid9 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs30 = errors;
if(!(validate12(data9[i0], {instancePath:instancePath+"/transactions/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid9 = _errs30 === errors;
if(!valid9){
break;
}
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/transactions",schemaPath:"#/properties/transactions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs31 = errors;
var valid0 = _errs31 === errors;
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
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="executeBatch.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate11(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
validate10.errors = vErrors;
return errors === 0;
}

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.CancelBatch" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.batch_id === undefined) && (missing0 = "batch_id")) || ((data.transaction_id_list === undefined) && (missing0 = "transaction_id_list"))){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "batch_id") || (key0 === "transaction_id_list"))){
validate16.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.batch_id !== undefined){
let data0 = data.batch_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 160){
validate16.errors = [{instancePath:instancePath+"/batch_id",schemaPath:"schemas.TransactionId/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate16.errors = [{instancePath:instancePath+"/batch_id",schemaPath:"schemas.TransactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate16.errors = [{instancePath:instancePath+"/batch_id",schemaPath:"schemas.TransactionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/batch_id",schemaPath:"schemas.TransactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transaction_id_list !== undefined){
let data1 = data.transaction_id_list;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate16.errors = [{instancePath:instancePath+"/transaction_id_list",schemaPath:"#/properties/transaction_id_list/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data1.length < 1){
validate16.errors = [{instancePath:instancePath+"/transaction_id_list",schemaPath:"#/properties/transaction_id_list/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 160){
validate16.errors = [{instancePath:instancePath+"/transaction_id_list/" + i0,schemaPath:"schemas.TransactionId/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate16.errors = [{instancePath:instancePath+"/transaction_id_list/" + i0,schemaPath:"schemas.TransactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data2)){
validate16.errors = [{instancePath:instancePath+"/transaction_id_list/" + i0,schemaPath:"schemas.TransactionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/transaction_id_list/" + i0,schemaPath:"schemas.TransactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/transaction_id_list",schemaPath:"#/properties/transaction_id_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="cancelBatch.body.0" */;
let vErrors = null;
let errors = 0;
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
validate15.errors = vErrors;
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
  {"optional":["source_id"]},
  {"optional":["source_variant","gameround_complete","category","channel","promotion_id","promotion_type","metadata"]},
  {"optional":["player_id"]},
  {"optional":["source_variant","gameround_id","gameround_complete","metadata"]},
];

export const requests = {
  authenticatePlayer: { params: validate0, body: validate1, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 0, body) },
  executeTransaction: { params: validate0, body: validate4, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 1, body) },
  cancelTransaction: { params: validate0, body: validate7, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 2, body) },
  executeBatch: { params: validate0, body: validate10, leaveOutNulls: (body) => leaveOutNulls(nullPlans, 3, body) },
  cancelBatch: { params: validate0, body: validate15 },
};
