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

const pattern0 = new RegExp("^[A-Za-z0-9._-]+$", "u");

const pattern2 = new RegExp("^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.AccessTo" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.org_id === undefined) && (missing0 = "org_id")) || ((data.unit_ids === undefined) && (missing0 = "unit_ids"))) || ((data.brandpath_list === undefined) && (missing0 = "brandpath_list"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.org_id !== undefined){
let data0 = data.org_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate2.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate2.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate2.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit_ids !== undefined){
let data1 = data.unit_ids;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate2.errors = [{instancePath:instancePath+"/unit_ids",schemaPath:"#/properties/unit_ids/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate2.errors = [{instancePath:instancePath+"/unit_ids/" + i0,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate2.errors = [{instancePath:instancePath+"/unit_ids/" + i0,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate2.errors = [{instancePath:instancePath+"/unit_ids/" + i0,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/unit_ids/" + i0,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/unit_ids",schemaPath:"#/properties/unit_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brandpath_list !== undefined){
let data3 = data.brandpath_list;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 10000){
validate2.errors = [{instancePath:instancePath+"/brandpath_list",schemaPath:"#/properties/brandpath_list/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func0(data4) > 129){
validate2.errors = [{instancePath:instancePath+"/brandpath_list/" + i1,schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate2.errors = [{instancePath:instancePath+"/brandpath_list/" + i1,schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data4)){
validate2.errors = [{instancePath:instancePath+"/brandpath_list/" + i1,schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/brandpath_list/" + i1,schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs11 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/brandpath_list",schemaPath:"#/properties/brandpath_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
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
/*# sourceURL="schemas.AuthResponse" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.token === undefined) && (missing0 = "token")) || ((data.refresh_token === undefined) && (missing0 = "refresh_token"))) || ((data.access_to === undefined) && (missing0 = "access_to"))) || ((data.properties === undefined) && (missing0 = "properties"))) || ((data.services === undefined) && (missing0 = "services"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.token !== undefined){
let data0 = data.token;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 4096){
validate1.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate1.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refresh_token !== undefined){
let data1 = data.refresh_token;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 512){
validate1.errors = [{instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate1.errors = [{instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
let data2 = data.secret;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func0(data2) > 512){
validate1.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate1.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.access_to !== undefined){
const _errs7 = errors;
if(!(validate2(data.access_to, {instancePath:instancePath+"/access_to",parentData:data,parentDataProperty:"access_to",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.properties !== undefined){
let data4 = data.properties;
const _errs8 = errors;
if(errors === _errs8){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 100){
validate1.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"}];
return false;
}
else {
for(const key0 in data4){
let data5 = data4[key0];
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func0(data5) > 1024){
validate1.errors = [{instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/properties/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func0(data5) < 0){
validate1.errors = [{instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/properties/additionalProperties/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/properties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.services !== undefined){
let data6 = data.services;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 100){
validate1.errors = [{instancePath:instancePath+"/services",schemaPath:"#/properties/services/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"}];
return false;
}
else {
for(const key1 in data6){
let data7 = data6[key1];
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length > 100){
validate1.errors = [{instancePath:instancePath+"/services/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/services/additionalProperties/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"}];
return false;
}
else {
for(const key2 in data7){
let data8 = data7[key2];
const _errs19 = errors;
if(errors === _errs19){
if(typeof data8 === "string"){
if(func0(data8) > 1024){
validate1.errors = [{instancePath:instancePath+"/services/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/services/additionalProperties/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func0(data8) < 0){
validate1.errors = [{instancePath:instancePath+"/services/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/services/additionalProperties/additionalProperties/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/services/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/services/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/services/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/services/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs16 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/services",schemaPath:"#/properties/services/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
/*# sourceURL="login.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}

const schema6 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["malformed_body","validation_failed"]}}}],"$id":"login.400.0"};

const formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

const formats2 = formats.int32;

const pattern3 = new RegExp("^[a-z]+(_[a-z]+)*$", "u");

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.FieldFault" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.pointer === undefined) && (missing0 = "pointer")) || ((data.detail === undefined) && (missing0 = "detail"))){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.pointer !== undefined){
let data0 = data.pointer;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 1024){
validate7.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func0(data0) < 0){
validate7.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate7.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate7.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Problem" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate6.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate6.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate6.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){
validate6.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate6.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate6.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
validate6.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate6.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate6.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate6.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate6.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data5)){
validate6.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate6.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate7(data6[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
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
validate6.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data8 = data.request_id;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data8 === "string"){
if(func0(data8) > 128){
validate6.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data8) < 1){
validate6.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
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
else {
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login.400.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate5.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "malformed_body") || (data0 === "validation_failed"))){
validate5.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema6.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate5.errors = vErrors;
return errors === 0;
}

const schema9 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["credentials_invalid"]}}}],"$id":"login.401.0"};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login.401.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate10.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "credentials_invalid")){
validate10.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema9.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate10.errors = vErrors;
return errors === 0;
}

const schema10 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["body_too_large"]}}}],"$id":"login.413.0"};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login.413.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate12.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "body_too_large")){
validate12.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema10.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate12.errors = vErrors;
return errors === 0;
}

const schema11 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["unsupported_media_type"]}}}],"$id":"login.415.0"};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login.415.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate14.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "unsupported_media_type")){
validate14.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema11.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate14.errors = vErrors;
return errors === 0;
}

const formats6 = /^-?(0|[1-9][0-9]*)$/;

const func29 = readers.whole;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login.429.headers" */;
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
validate16.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid1 = _errs2 === errors;
if(valid1){
const _errs3 = errors;
const read0 = func29(data0);
data0 = read0;
if(data !== undefined){
data["retry-after"] = data0;
}
var valid1 = _errs3 === errors;
if(valid1){
const _errs4 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate16.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data0 == "number"){
if(data0 > 86400 || isNaN(data0)){
validate16.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate16.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
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
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

const schema13 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["too_many_requests"]}}}],"$id":"login.429.0"};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login.429.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
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
if(!(data.code === "too_many_requests")){
validate17.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema13.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
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

const schema14 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["internal_error"]}}}],"$id":"login.500.0"};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login.500.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate19.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "internal_error")){
validate19.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema14.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate19.errors = vErrors;
return errors === 0;
}

const schema15 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["unavailable"]}}}],"$id":"login.503.0"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login.503.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate21.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "unavailable")){
validate21.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema15.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate21.errors = vErrors;
return errors === 0;
}

const pattern6 = new RegExp("^[A-Za-z0-9._-]*$", "u");

const schema23 = {"type":"string","enum":["Read","Create","Update","Delete","Execute"],"$id":"schemas.Permission"};

const pattern8 = new RegExp("^([a-z]+(_[a-z]+)*|\\*)$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ResourcePermission" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.resource_id === undefined) && (missing0 = "resource_id")) || ((data.permission === undefined) && (missing0 = "permission"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.resource_id !== undefined){
let data0 = data.resource_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate26.errors = [{instancePath:instancePath+"/resource_id",schemaPath:"#/properties/resource_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern8.test(data0)){
validate26.errors = [{instancePath:instancePath+"/resource_id",schemaPath:"#/properties/resource_id/pattern",keyword:"pattern",params:{pattern: "^([a-z]+(_[a-z]+)*|\\*)$"},message:"must match pattern \""+"^([a-z]+(_[a-z]+)*|\\*)$"+"\""}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/resource_id",schemaPath:"#/properties/resource_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data1 = data.permission;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate26.errors = [{instancePath:instancePath+"/permission",schemaPath:"schemas.Permission/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data1 === "Read") || (data1 === "Create")) || (data1 === "Update")) || (data1 === "Delete")) || (data1 === "Execute"))){
validate26.errors = [{instancePath:instancePath+"/permission",schemaPath:"schemas.Permission/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values"}];
return false;
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PermissionGroup" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.system_id === undefined) && (missing0 = "system_id")) || ((data.permissions === undefined) && (missing0 = "permissions"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.system_id !== undefined){
let data0 = data.system_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate25.errors = [{instancePath:instancePath+"/system_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate25.errors = [{instancePath:instancePath+"/system_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate25.errors = [{instancePath:instancePath+"/system_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/system_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permissions !== undefined){
let data1 = data.permissions;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 200){
validate25.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate26(data1[i0], {instancePath:instancePath+"/permissions/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

const formats8 = formats.int64;

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.OwnAccount" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.username === undefined) && (missing0 = "username"))) || ((data.org_id === undefined) && (missing0 = "org_id"))) || ((data.unit_id === undefined) && (missing0 = "unit_id"))) || ((data.permissions === undefined) && (missing0 = "permissions"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.trusted === undefined) && (missing0 = "trusted"))) || ((data.created_on === undefined) && (missing0 = "created_on"))) || ((data.last_logged_in === undefined) && (missing0 = "last_logged_in"))) || ((data.pending_password_reset === undefined) && (missing0 = "pending_password_reset"))) || ((data.access_to === undefined) && (missing0 = "access_to"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
let data1 = data.username;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 128){
validate24.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate24.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_id !== undefined){
let data2 = data.org_id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate24.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate24.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate24.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit_id !== undefined){
let data3 = data.unit_id;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate24.errors = [{instancePath:instancePath+"/unit_id",schemaPath:"#/properties/unit_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern6.test(data3)){
validate24.errors = [{instancePath:instancePath+"/unit_id",schemaPath:"#/properties/unit_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/unit_id",schemaPath:"#/properties/unit_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permissions !== undefined){
let data4 = data.permissions;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
if(data4.length > 100){
validate24.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate25(data4[i0], {instancePath:instancePath+"/permissions/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs14 = errors;
if(typeof data.enabled !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trusted !== undefined){
const _errs16 = errors;
if(typeof data.trusted !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/trusted",schemaPath:"#/properties/trusted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_on !== undefined){
let data8 = data.created_on;
const _errs18 = errors;
const _errs19 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate24.errors = [{instancePath:instancePath+"/created_on",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if(typeof data8 == "number"){
if(data8 > 8640000000000000 || isNaN(data8)){
validate24.errors = [{instancePath:instancePath+"/created_on",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate24.errors = [{instancePath:instancePath+"/created_on",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data8))){
validate24.errors = [{instancePath:instancePath+"/created_on",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_logged_in !== undefined){
let data9 = data.last_logged_in;
const _errs21 = errors;
const _errs22 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate24.errors = [{instancePath:instancePath+"/last_logged_in",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if(typeof data9 == "number"){
if(data9 > 8640000000000000 || isNaN(data9)){
validate24.errors = [{instancePath:instancePath+"/last_logged_in",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate24.errors = [{instancePath:instancePath+"/last_logged_in",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data9))){
validate24.errors = [{instancePath:instancePath+"/last_logged_in",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending_password_reset !== undefined){
const _errs24 = errors;
if(typeof data.pending_password_reset !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/pending_password_reset",schemaPath:"#/properties/pending_password_reset/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.access_to !== undefined){
const _errs26 = errors;
if(!(validate2(data.access_to, {instancePath:instancePath+"/access_to",parentData:data,parentDataProperty:"access_to",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oauth_provider_id !== undefined){
let data12 = data.oauth_provider_id;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data12 === "string"){
if(func0(data12) > 64){
validate24.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data12) < 1){
validate24.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data12)){
validate24.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs27 === errors;
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
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getOwnAccount.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate23.errors = vErrors;
return errors === 0;
}

const schema27 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["validation_failed"]}}}],"$id":"getOwnAccount.400.0"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getOwnAccount.400.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate31.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "validation_failed")){
validate31.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema27.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate31.errors = vErrors;
return errors === 0;
}

const schema28 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["token_missing","token_invalid"]}}}],"$id":"getOwnAccount.401.0"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getOwnAccount.401.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate33.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "token_missing") || (data0 === "token_invalid"))){
validate33.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema28.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate33.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"object","required":[],"properties":{"idempotent-replayed":{"type":"string","enum":["true"]}},"$id":"saveOperators.200.headers"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="saveOperators.200.headers" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["idempotent-replayed"] !== undefined){
let data0 = data["idempotent-replayed"];
if(typeof data0 !== "string"){
validate35.errors = [{instancePath:instancePath+"/idempotent-replayed",schemaPath:"#/properties/idempotent-replayed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data0 === "true")){
validate35.errors = [{instancePath:instancePath+"/idempotent-replayed",schemaPath:"#/properties/idempotent-replayed/enum",keyword:"enum",params:{allowedValues: schema29.properties["idempotent-replayed"].enum},message:"must be equal to one of the allowed values"}];
return false;
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

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.SavedItems" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.failed === undefined) && (missing0 = "failed"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate37.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate37.errors = [{instancePath:instancePath+"/success/" + i0,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate37.errors = [{instancePath:instancePath+"/success/" + i0,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate37.errors = [{instancePath:instancePath+"/success/" + i0,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/success/" + i0,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data2 = data.failed;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate37.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate37.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate37.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data3)){
validate37.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="saveOperators.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
validate36.errors = vErrors;
return errors === 0;
}

const schema34 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["permission_denied"]}}}],"$id":"saveOperators.403.0"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="saveOperators.403.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
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
if(!(data.code === "permission_denied")){
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

const schema35 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused"]}}}],"$id":"saveOperators.422.0"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="saveOperators.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate41.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "idempotency_key_reused")){
validate41.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema35.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate41.errors = vErrors;
return errors === 0;
}

const pattern15 = new RegExp("^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$", "u");

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Brand" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.created_timestamp === undefined) && (missing0 = "created_timestamp"))){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate45.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.BrandId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate45.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.BrandId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate45.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.BrandId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.BrandId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data1 = data.path;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 129){
validate45.errors = [{instancePath:instancePath+"/path",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data1) < 3){
validate45.errors = [{instancePath:instancePath+"/path",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern15.test(data1)){
validate45.errors = [{instancePath:instancePath+"/path",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/path",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 200){
validate45.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate45.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs9 = errors;
if(typeof data.enabled !== "boolean"){
validate45.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_timestamp !== undefined){
let data4 = data.created_timestamp;
const _errs11 = errors;
const _errs12 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate45.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate45.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate45.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data4))){
validate45.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs11 === errors;
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
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Operator" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.created_timestamp === undefined) && (missing0 = "created_timestamp"))) || ((data.brands === undefined) && (missing0 = "brands"))){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate44.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate44.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate44.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data1 = data.path;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate44.errors = [{instancePath:instancePath+"/path",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate44.errors = [{instancePath:instancePath+"/path",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate44.errors = [{instancePath:instancePath+"/path",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/path",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 200){
validate44.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate44.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs9 = errors;
if(typeof data.enabled !== "boolean"){
validate44.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_timestamp !== undefined){
let data4 = data.created_timestamp;
const _errs11 = errors;
const _errs12 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate44.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate44.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate44.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data4))){
validate44.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brands !== undefined){
let data5 = data.brands;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data5)){
if(data5.length > 10000){
validate44.errors = [{instancePath:instancePath+"/brands",schemaPath:"#/properties/brands/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(!(validate45(data5[i0], {instancePath:instancePath+"/brands/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getOperator.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
validate43.errors = vErrors;
return errors === 0;
}

const schema45 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["operator_not_found"]}}}],"$id":"getOperator.404.0"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getOperator.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate48.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "operator_not_found")){
validate48.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema45.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate48.errors = vErrors;
return errors === 0;
}

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listSources.200.headers" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["x-total-count"] === undefined) && (missing0 = "x-total-count")){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data["x-total-count"] !== undefined){
let data0 = data["x-total-count"];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats6.test(data0))){
validate50.errors = [{instancePath:instancePath+"/x-total-count",schemaPath:"#/properties/x-total-count/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid1 = _errs2 === errors;
if(valid1){
const _errs3 = errors;
const read0 = func29(data0);
data0 = read0;
if(data !== undefined){
data["x-total-count"] = data0;
}
var valid1 = _errs3 === errors;
if(valid1){
const _errs4 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate50.errors = [{instancePath:instancePath+"/x-total-count",schemaPath:"#/properties/x-total-count/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate50.errors = [{instancePath:instancePath+"/x-total-count",schemaPath:"#/properties/x-total-count/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate50.errors = [{instancePath:instancePath+"/x-total-count",schemaPath:"#/properties/x-total-count/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data0))){
validate50.errors = [{instancePath:instancePath+"/x-total-count",schemaPath:"#/properties/x-total-count/allOf/2/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid1 = _errs4 === errors;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.link !== undefined){
let data1 = data.link;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 8192){
validate50.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate50.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}

const pattern17 = new RegExp("^[A-Za-z0-9._:-]+$", "u");

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.AssignedJackpot" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.priority === undefined) && (missing0 = "priority")) || ((data.owner_id === undefined) && (missing0 = "owner_id"))) || ((data.instance_id === undefined) && (missing0 = "instance_id"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "priority") || (key0 === "owner_id")) || (key0 === "instance_id"))){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.priority !== undefined){
let data0 = data.priority;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate53.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 1000000 || isNaN(data0)){
validate53.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate53.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate53.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_id !== undefined){
let data1 = data.owner_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 129){
validate53.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate53.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data1)){
validate53.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_id !== undefined){
let data2 = data.instance_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate53.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate53.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate53.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Source" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.owner_id === undefined) && (missing0 = "owner_id")) || ((data.source_name === undefined) && (missing0 = "source_name"))) || ((data.source_id === undefined) && (missing0 = "source_id"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "owner_id") || (key0 === "source_name")) || (key0 === "source_id")) || (key0 === "jackpots"))){
validate52.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.owner_id !== undefined){
let data0 = data.owner_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 129){
validate52.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate52.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data0)){
validate52.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_name !== undefined){
let data1 = data.source_name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate52.errors = [{instancePath:instancePath+"/source_name",schemaPath:"#/properties/source_name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate52.errors = [{instancePath:instancePath+"/source_name",schemaPath:"#/properties/source_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/source_name",schemaPath:"#/properties/source_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_id !== undefined){
let data2 = data.source_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate52.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate52.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern17.test(data2)){
validate52.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpots !== undefined){
let data3 = data.jackpots;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
if(data3.length > 1000){
validate52.errors = [{instancePath:instancePath+"/jackpots",schemaPath:"#/properties/jackpots/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate53(data3[i0], {instancePath:instancePath+"/jackpots/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/jackpots",schemaPath:"#/properties/jackpots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
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
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listSources.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate51.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate52(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.CreatedItems" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.succeeded === undefined) && (missing0 = "succeeded")) || ((data.duplicated === undefined) && (missing0 = "duplicated"))) || ((data.failed === undefined) && (missing0 = "failed"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.succeeded !== undefined){
let data0 = data.succeeded;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate57.errors = [{instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate57.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate57.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern17.test(data1)){
validate57.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duplicated !== undefined){
let data2 = data.duplicated;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate57.errors = [{instancePath:instancePath+"/duplicated",schemaPath:"#/properties/duplicated/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate57.errors = [{instancePath:instancePath+"/duplicated/" + i1,schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate57.errors = [{instancePath:instancePath+"/duplicated/" + i1,schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern17.test(data3)){
validate57.errors = [{instancePath:instancePath+"/duplicated/" + i1,schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/duplicated/" + i1,schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/duplicated",schemaPath:"#/properties/duplicated/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data4 = data.failed;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
if(data4.length > 1000){
validate57.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid5 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func0(data5) > 64){
validate57.errors = [{instancePath:instancePath+"/failed/" + i2,schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data5) < 1){
validate57.errors = [{instancePath:instancePath+"/failed/" + i2,schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern17.test(data5)){
validate57.errors = [{instancePath:instancePath+"/failed/" + i2,schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/failed/" + i2,schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs13 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createSources.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
validate56.errors = vErrors;
return errors === 0;
}

const schema59 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["owner_not_found","source_not_found","instance_not_found"]}}}],"$id":"assignSources.404.0"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="assignSources.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate59.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "owner_not_found") || (data0 === "source_not_found")) || (data0 === "instance_not_found"))){
validate59.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema59.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate59.errors = vErrors;
return errors === 0;
}

const schema60 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","instance_terminated"]}}}],"$id":"assignSources.422.0"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="assignSources.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate61.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "idempotency_key_reused") || (data0 === "instance_terminated"))){
validate61.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema60.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate61.errors = vErrors;
return errors === 0;
}

const schema62 = {"type":"object","required":["id","game_code","template_id","status","name","description","owner_id","version","currency","contribution_rules","house_pot","jackpot_type","pots","win_selector_strategy","total_contributions","created","last_updated"],"properties":{"id":{"$ref":"schemas.Id"},"game_code":{"$ref":"schemas.SourceId"},"template_id":{"$ref":"schemas.Id"},"status":{"$ref":"schemas.InstanceStatus"},"name":{"type":"string","minLength":1,"maxLength":200},"description":{"type":"string","minLength":0,"maxLength":2000},"owner_id":{"$ref":"schemas.OwnerId"},"version":{"type":"integer","format":"int32","minimum":1,"maximum":2147483647},"currency":{"$ref":"schemas.Currency"},"contribution_rules":{"$ref":"schemas.ContributionRules"},"house_pot":{"$ref":"schemas.HousePot"},"jackpot_type":{"type":"string","enum":["Jackpot","Raffle"]},"raffle_rules":{"$ref":"schemas.RaffleRules"},"pots":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"schemas.Pot"}},"win_selector_strategy":{"type":"string","enum":["Lowest","Highest","None"]},"total_contributions":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991},"created":{"$ref":"schemas.Timestamp"},"timestamp_start":{"$ref":"schemas.Timestamp"},"timestamp_end":{"$ref":"schemas.Timestamp"},"last_updated":{"$ref":"schemas.Timestamp"}},"$id":"schemas.JackpotInstance"};

const schema66 = {"type":"string","enum":["Pending","Active","Paused","Terminated"],"$id":"schemas.InstanceStatus"};

const pattern27 = new RegExp("^[A-Z]{3}$", "u");

const formats24 = formats.amount;

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ContributionType" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.Fixed === undefined) && (missing0 = "Fixed")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "Fixed")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.Fixed !== undefined){
let data0 = data.Fixed;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 == "number"){
if(data0 > 8000000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/Fixed",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/Fixed",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(!(formats24.validate(data0))){
const err4 = {instancePath:instancePath+"/Fixed",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/Fixed",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs7 = errors;
if(errors === _errs7){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.Percentage === undefined) && (missing1 = "Percentage")){
const err7 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data){
if(!(key1 === "Percentage")){
const err8 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs9 === errors){
if(data.Percentage !== undefined){
let data1 = data.Percentage;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/Percentage",schemaPath:"schemas.Percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/Percentage",schemaPath:"schemas.Percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/Percentage",schemaPath:"schemas.Percentage/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err13 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate66.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate66.errors = vErrors;
return errors === 0;
}

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.WagerCriteria" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "min_base_wager") || (key0 === "min_contribution"))){
validate68.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.min_base_wager !== undefined){
let data0 = data.min_base_wager;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 8000000000 || isNaN(data0)){
validate68.errors = [{instancePath:instancePath+"/min_base_wager",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate68.errors = [{instancePath:instancePath+"/min_base_wager",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats24.validate(data0))){
validate68.errors = [{instancePath:instancePath+"/min_base_wager",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/min_base_wager",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_contribution !== undefined){
let data1 = data.min_contribution;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 == "number"){
if(data1 > 8000000000 || isNaN(data1)){
validate68.errors = [{instancePath:instancePath+"/min_contribution",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate68.errors = [{instancePath:instancePath+"/min_contribution",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats24.validate(data1))){
validate68.errors = [{instancePath:instancePath+"/min_contribution",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/min_contribution",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}

const pattern31 = new RegExp("^[A-Z]{2}(-[A-Z0-9]{1,3})?$", "u");

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.CountryFilters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "black_list") || (key0 === "white_list"))){
validate70.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.black_list !== undefined){
let data0 = data.black_list;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 500){
validate70.errors = [{instancePath:instancePath+"/black_list",schemaPath:"#/properties/black_list/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 6){
validate70.errors = [{instancePath:instancePath+"/black_list/" + i0,schemaPath:"schemas.Country/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func0(data1) < 2){
validate70.errors = [{instancePath:instancePath+"/black_list/" + i0,schemaPath:"schemas.Country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern31.test(data1)){
validate70.errors = [{instancePath:instancePath+"/black_list/" + i0,schemaPath:"schemas.Country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},message:"must match pattern \""+"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"+"\""}];
return false;
}
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/black_list/" + i0,schemaPath:"schemas.Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/black_list",schemaPath:"#/properties/black_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.white_list !== undefined){
let data2 = data.white_list;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
if(data2.length > 500){
validate70.errors = [{instancePath:instancePath+"/white_list",schemaPath:"#/properties/white_list/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 6){
validate70.errors = [{instancePath:instancePath+"/white_list/" + i1,schemaPath:"schemas.Country/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func0(data3) < 2){
validate70.errors = [{instancePath:instancePath+"/white_list/" + i1,schemaPath:"schemas.Country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern31.test(data3)){
validate70.errors = [{instancePath:instancePath+"/white_list/" + i1,schemaPath:"schemas.Country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},message:"must match pattern \""+"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"+"\""}];
return false;
}
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/white_list/" + i1,schemaPath:"schemas.Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/white_list",schemaPath:"#/properties/white_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

const pattern28 = new RegExp("^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$", "u");

const pattern29 = new RegExp("^[0-9]{1,3}(\\.[0-9]{1,6})?$", "u");

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ContributionRules" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.contribution_type === undefined) && (missing0 = "contribution_type")){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "opt_in_required") || (key0 === "contribution_type")) || (key0 === "max_contribution")) || (key0 === "operator_contribution_percentage")) || (key0 === "wager_criteria")) || (key0 === "allowed_brands")) || (key0 === "country_filters"))){
validate65.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.opt_in_required !== undefined){
const _errs2 = errors;
if(typeof data.opt_in_required !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/opt_in_required",schemaPath:"#/properties/opt_in_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_type !== undefined){
const _errs4 = errors;
if(!(validate66(data.contribution_type, {instancePath:instancePath+"/contribution_type",parentData:data,parentDataProperty:"contribution_type",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_contribution !== undefined){
let data2 = data.max_contribution;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 20){
validate65.errors = [{instancePath:instancePath+"/max_contribution",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern28.test(data2)){
validate65.errors = [{instancePath:instancePath+"/max_contribution",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/max_contribution",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator_contribution_percentage !== undefined){
let data3 = data.operator_contribution_percentage;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 10){
validate65.errors = [{instancePath:instancePath+"/operator_contribution_percentage",schemaPath:"schemas.PercentageText/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(!pattern29.test(data3)){
validate65.errors = [{instancePath:instancePath+"/operator_contribution_percentage",schemaPath:"schemas.PercentageText/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,3}(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^[0-9]{1,3}(\\.[0-9]{1,6})?$"+"\""}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/operator_contribution_percentage",schemaPath:"schemas.PercentageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wager_criteria !== undefined){
const _errs11 = errors;
if(!(validate68(data.wager_criteria, {instancePath:instancePath+"/wager_criteria",parentData:data,parentDataProperty:"wager_criteria",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_brands !== undefined){
let data5 = data.allowed_brands;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
if(data5.length > 1000){
validate65.errors = [{instancePath:instancePath+"/allowed_brands",schemaPath:"#/properties/allowed_brands/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(func0(data6) > 129){
validate65.errors = [{instancePath:instancePath+"/allowed_brands/" + i0,schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data6) < 3){
validate65.errors = [{instancePath:instancePath+"/allowed_brands/" + i0,schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern15.test(data6)){
validate65.errors = [{instancePath:instancePath+"/allowed_brands/" + i0,schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/allowed_brands/" + i0,schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/allowed_brands",schemaPath:"#/properties/allowed_brands/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country_filters !== undefined){
const _errs17 = errors;
if(!(validate70(data.country_filters, {instancePath:instancePath+"/country_filters",parentData:data,parentDataProperty:"country_filters",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
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
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.HousePot" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.contribution_type === undefined) && (missing0 = "contribution_type")) || ((data.timestamp_created === undefined) && (missing0 = "timestamp_created"))) || ((data.current_value === undefined) && (missing0 = "current_value"))) || ((data.accumulated_seed_deficit === undefined) && (missing0 = "accumulated_seed_deficit"))) || ((data.total_contributions === undefined) && (missing0 = "total_contributions"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.contribution_type !== undefined){
const _errs1 = errors;
if(!(validate66(data.contribution_type, {instancePath:instancePath+"/contribution_type",parentData:data,parentDataProperty:"contribution_type",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_created !== undefined){
let data1 = data.timestamp_created;
const _errs2 = errors;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate73.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 8640000000000000 || isNaN(data1)){
validate73.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate73.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data1))){
validate73.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.current_value !== undefined){
let data2 = data.current_value;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 8000000000 || isNaN(data2)){
validate73.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate73.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats24.validate(data2))){
validate73.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accumulated_seed_deficit !== undefined){
let data3 = data.accumulated_seed_deficit;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 > 8000000000 || isNaN(data3)){
validate73.errors = [{instancePath:instancePath+"/accumulated_seed_deficit",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate73.errors = [{instancePath:instancePath+"/accumulated_seed_deficit",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats24.validate(data3))){
validate73.errors = [{instancePath:instancePath+"/accumulated_seed_deficit",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/accumulated_seed_deficit",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_contributions !== undefined){
let data4 = data.total_contributions;
const _errs11 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate73.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate73.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate73.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data4))){
validate73.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs11 === errors;
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
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}

const schema86 = {"type":"object","additionalProperties":false,"required":["cost_per_ticket","cost_source","duration","prize_distribution"],"properties":{"cost_per_ticket":{"$ref":"schemas.AmountText"},"cost_source":{"type":"string","enum":["Contribution","BaseWager"]},"duration":{"$ref":"schemas.Duration"},"prize_distribution":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"schemas.RafflePrize"}}},"$id":"schemas.RaffleRules"};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Duration" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.Seconds === undefined) && (missing0 = "Seconds")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "Seconds")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.Seconds !== undefined){
let data0 = data.Seconds;
const _errs4 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/Seconds",schemaPath:"#/oneOf/0/properties/Seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs4){
if(typeof data0 == "number"){
if(data0 > 3153600000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/Seconds",schemaPath:"#/oneOf/0/properties/Seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3153600000},message:"must be <= 3153600000"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/Seconds",schemaPath:"#/oneOf/0/properties/Seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(!(formats8.validate(data0))){
const err5 = {instancePath:instancePath+"/Seconds",schemaPath:"#/oneOf/0/properties/Seconds/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
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
const err6 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.Minutes === undefined) && (missing1 = "Minutes")){
const err7 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs8 = errors;
for(const key1 in data){
if(!(key1 === "Minutes")){
const err8 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs8 === errors){
if(data.Minutes !== undefined){
let data1 = data.Minutes;
const _errs9 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err9 = {instancePath:instancePath+"/Minutes",schemaPath:"#/oneOf/1/properties/Minutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(errors === _errs9){
if(typeof data1 == "number"){
if(data1 > 52560000 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/Minutes",schemaPath:"#/oneOf/1/properties/Minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 52560000},message:"must be <= 52560000"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data1 < 1 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/Minutes",schemaPath:"#/oneOf/1/properties/Minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(!(formats8.validate(data1))){
const err12 = {instancePath:instancePath+"/Minutes",schemaPath:"#/oneOf/1/properties/Minutes/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
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
const err13 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.Hours === undefined) && (missing2 = "Hours")){
const err14 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
const _errs13 = errors;
for(const key2 in data){
if(!(key2 === "Hours")){
const err15 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data.Hours !== undefined){
let data2 = data.Hours;
const _errs14 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err16 = {instancePath:instancePath+"/Hours",schemaPath:"#/oneOf/2/properties/Hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(errors === _errs14){
if(typeof data2 == "number"){
if(data2 > 876000 || isNaN(data2)){
const err17 = {instancePath:instancePath+"/Hours",schemaPath:"#/oneOf/2/properties/Hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 876000},message:"must be <= 876000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data2 < 1 || isNaN(data2)){
const err18 = {instancePath:instancePath+"/Hours",schemaPath:"#/oneOf/2/properties/Hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(!(formats8.validate(data2))){
const err19 = {instancePath:instancePath+"/Hours",schemaPath:"#/oneOf/2/properties/Hours/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
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
const err20 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs16 = errors;
if(errors === _errs16){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.Days === undefined) && (missing3 = "Days")){
const err21 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
const _errs18 = errors;
for(const key3 in data){
if(!(key3 === "Days")){
const err22 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
}
if(_errs18 === errors){
if(data.Days !== undefined){
let data3 = data.Days;
const _errs19 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err23 = {instancePath:instancePath+"/Days",schemaPath:"#/oneOf/3/properties/Days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(errors === _errs19){
if(typeof data3 == "number"){
if(data3 > 36500 || isNaN(data3)){
const err24 = {instancePath:instancePath+"/Days",schemaPath:"#/oneOf/3/properties/Days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500},message:"must be <= 36500"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(data3 < 1 || isNaN(data3)){
const err25 = {instancePath:instancePath+"/Days",schemaPath:"#/oneOf/3/properties/Days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
if(!(formats8.validate(data3))){
const err26 = {instancePath:instancePath+"/Days",schemaPath:"#/oneOf/3/properties/Days/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
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
const err27 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
const err28 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
validate77.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate77.errors = vErrors;
return errors === 0;
}

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.RafflePrize" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.prize_percentage === undefined) && (missing0 = "prize_percentage")) || ((data.number_of_winners === undefined) && (missing0 = "number_of_winners"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "prize_percentage") || (key0 === "number_of_winners"))){
validate79.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.prize_percentage !== undefined){
let data0 = data.prize_percentage;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 10){
validate79.errors = [{instancePath:instancePath+"/prize_percentage",schemaPath:"schemas.PercentageText/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(!pattern29.test(data0)){
validate79.errors = [{instancePath:instancePath+"/prize_percentage",schemaPath:"schemas.PercentageText/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,3}(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^[0-9]{1,3}(\\.[0-9]{1,6})?$"+"\""}];
return false;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/prize_percentage",schemaPath:"schemas.PercentageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.number_of_winners !== undefined){
let data1 = data.number_of_winners;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate79.errors = [{instancePath:instancePath+"/number_of_winners",schemaPath:"#/properties/number_of_winners/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 10000 || isNaN(data1)){
validate79.errors = [{instancePath:instancePath+"/number_of_winners",schemaPath:"#/properties/number_of_winners/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate79.errors = [{instancePath:instancePath+"/number_of_winners",schemaPath:"#/properties/number_of_winners/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data1))){
validate79.errors = [{instancePath:instancePath+"/number_of_winners",schemaPath:"#/properties/number_of_winners/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.RaffleRules" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.cost_per_ticket === undefined) && (missing0 = "cost_per_ticket")) || ((data.cost_source === undefined) && (missing0 = "cost_source"))) || ((data.duration === undefined) && (missing0 = "duration"))) || ((data.prize_distribution === undefined) && (missing0 = "prize_distribution"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "cost_per_ticket") || (key0 === "cost_source")) || (key0 === "duration")) || (key0 === "prize_distribution"))){
validate76.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.cost_per_ticket !== undefined){
let data0 = data.cost_per_ticket;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 20){
validate76.errors = [{instancePath:instancePath+"/cost_per_ticket",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern28.test(data0)){
validate76.errors = [{instancePath:instancePath+"/cost_per_ticket",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/cost_per_ticket",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost_source !== undefined){
let data1 = data.cost_source;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate76.errors = [{instancePath:instancePath+"/cost_source",schemaPath:"#/properties/cost_source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "Contribution") || (data1 === "BaseWager"))){
validate76.errors = [{instancePath:instancePath+"/cost_source",schemaPath:"#/properties/cost_source/enum",keyword:"enum",params:{allowedValues: schema86.properties.cost_source.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration !== undefined){
const _errs7 = errors;
if(!(validate77(data.duration, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prize_distribution !== undefined){
let data3 = data.prize_distribution;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length > 100){
validate76.errors = [{instancePath:instancePath+"/prize_distribution",schemaPath:"#/properties/prize_distribution/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
if(data3.length < 1){
validate76.errors = [{instancePath:instancePath+"/prize_distribution",schemaPath:"#/properties/prize_distribution/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate79(data3[i0], {instancePath:instancePath+"/prize_distribution/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/prize_distribution",schemaPath:"#/properties/prize_distribution/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
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
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}

const schema91 = {"type":"object","required":["id","enabled","contribution","payout_rules","seed_contribution","seed_strategy","win_constraints","instance_count","timestamp_created","supports_external_trigger","is_progressive","surplus_seed","contributed_amount","contributed_seed","seed_value","current_value","pot_types","criteria","overflow_amount","total_contributions"],"properties":{"id":{"$ref":"schemas.PotId"},"enabled":{"type":"boolean"},"contribution":{"$ref":"schemas.ContributionType"},"payout_rules":{"type":"string","enum":["WinnerOnly","Community"]},"payout_ruleset":{"$ref":"schemas.PayoutRuleset"},"seed_contribution":{"$ref":"schemas.ContributionType"},"seed_strategy":{"$ref":"schemas.SeedStrategy"},"diversion_rules":{"$ref":"schemas.DiversionRules"},"win_constraints":{"type":"array","maxItems":10,"items":{"$ref":"schemas.WinConstraint"}},"instance_count":{"type":"integer","format":"int32","minimum":1,"maximum":2147483647},"timestamp_created":{"$ref":"schemas.Timestamp"},"supports_external_trigger":{"type":"boolean"},"is_progressive":{"type":"boolean"},"surplus_seed":{"$ref":"schemas.Amount"},"contributed_amount":{"$ref":"schemas.Amount"},"contributed_seed":{"$ref":"schemas.Amount"},"seed_value":{"$ref":"schemas.Amount"},"current_value":{"$ref":"schemas.Amount"},"pot_types":{"type":"array","maxItems":10,"items":{"$ref":"schemas.PotType"}},"criteria":{"$ref":"schemas.WagerCriteria"},"maximum_pot_value":{"$ref":"schemas.AmountText"},"overflow_amount":{"$ref":"schemas.Amount"},"total_contributions":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}},"$id":"schemas.Pot"};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ActivePlayers" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.period_before_win === undefined) && (missing0 = "period_before_win")) || ((data.max_number_of_payouts === undefined) && (missing0 = "max_number_of_payouts"))){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "period_before_win") || (key0 === "max_number_of_payouts"))){
validate87.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.period_before_win !== undefined){
let data0 = data.period_before_win;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate87.errors = [{instancePath:instancePath+"/period_before_win",schemaPath:"#/properties/period_before_win/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 3153600000000 || isNaN(data0)){
validate87.errors = [{instancePath:instancePath+"/period_before_win",schemaPath:"#/properties/period_before_win/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3153600000000},message:"must be <= 3153600000000"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate87.errors = [{instancePath:instancePath+"/period_before_win",schemaPath:"#/properties/period_before_win/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats8.validate(data0))){
validate87.errors = [{instancePath:instancePath+"/period_before_win",schemaPath:"#/properties/period_before_win/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_number_of_payouts !== undefined){
let data1 = data.max_number_of_payouts;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate87.errors = [{instancePath:instancePath+"/max_number_of_payouts",schemaPath:"#/properties/max_number_of_payouts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 10000 || isNaN(data1)){
validate87.errors = [{instancePath:instancePath+"/max_number_of_payouts",schemaPath:"#/properties/max_number_of_payouts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate87.errors = [{instancePath:instancePath+"/max_number_of_payouts",schemaPath:"#/properties/max_number_of_payouts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data1))){
validate87.errors = [{instancePath:instancePath+"/max_number_of_payouts",schemaPath:"#/properties/max_number_of_payouts/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
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
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PayoutRule" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.ActivePlayers === undefined) && (missing0 = "ActivePlayers")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "ActivePlayers")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.ActivePlayers !== undefined){
if(!(validate87(data.ActivePlayers, {instancePath:instancePath+"/ActivePlayers",parentData:data,parentDataProperty:"ActivePlayers",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.HighestLifetimeContributor === undefined) && (missing1 = "HighestLifetimeContributor")){
const err3 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
const _errs7 = errors;
for(const key1 in data){
if(!(key1 === "HighestLifetimeContributor")){
const err4 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break;
}
}
if(_errs7 === errors){
if(data.HighestLifetimeContributor !== undefined){
let data1 = data.HighestLifetimeContributor;
const _errs8 = errors;
if(errors === _errs8){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key2 in data1){
const err5 = {instancePath:instancePath+"/HighestLifetimeContributor",schemaPath:"#/oneOf/1/properties/HighestLifetimeContributor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break;
}
}
else {
const err6 = {instancePath:instancePath+"/HighestLifetimeContributor",schemaPath:"#/oneOf/1/properties/HighestLifetimeContributor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.HighestContributionPerWin === undefined) && (missing2 = "HighestContributionPerWin")){
const err8 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
const _errs13 = errors;
for(const key3 in data){
if(!(key3 === "HighestContributionPerWin")){
const err9 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data.HighestContributionPerWin !== undefined){
let data2 = data.HighestContributionPerWin;
const _errs14 = errors;
if(errors === _errs14){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key4 in data2){
const err10 = {instancePath:instancePath+"/HighestContributionPerWin",schemaPath:"#/oneOf/2/properties/HighestContributionPerWin/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
}
else {
const err11 = {instancePath:instancePath+"/HighestContributionPerWin",schemaPath:"#/oneOf/2/properties/HighestContributionPerWin/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err13 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate86.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate86.errors = vErrors;
return errors === 0;
}

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.CommunityPayout" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.payout_percentage === undefined) && (missing0 = "payout_percentage")) || ((data.rule === undefined) && (missing0 = "rule"))){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "payout_percentage") || (key0 === "rule"))){
validate85.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.payout_percentage !== undefined){
let data0 = data.payout_percentage;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
validate85.errors = [{instancePath:instancePath+"/payout_percentage",schemaPath:"schemas.Percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate85.errors = [{instancePath:instancePath+"/payout_percentage",schemaPath:"schemas.Percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/payout_percentage",schemaPath:"schemas.Percentage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rule !== undefined){
const _errs5 = errors;
if(!(validate86(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
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
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PayoutRuleset" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.main_winner_percentage === undefined) && (missing0 = "main_winner_percentage")) || ((data.admin_fee === undefined) && (missing0 = "admin_fee"))) || ((data.payout_rules === undefined) && (missing0 = "payout_rules"))){
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "main_winner_percentage") || (key0 === "admin_fee")) || (key0 === "payout_rules"))){
validate84.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.main_winner_percentage !== undefined){
let data0 = data.main_winner_percentage;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
validate84.errors = [{instancePath:instancePath+"/main_winner_percentage",schemaPath:"schemas.Percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate84.errors = [{instancePath:instancePath+"/main_winner_percentage",schemaPath:"schemas.Percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/main_winner_percentage",schemaPath:"schemas.Percentage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.admin_fee !== undefined){
let data1 = data.admin_fee;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
validate84.errors = [{instancePath:instancePath+"/admin_fee",schemaPath:"schemas.Percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate84.errors = [{instancePath:instancePath+"/admin_fee",schemaPath:"schemas.Percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/admin_fee",schemaPath:"schemas.Percentage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_rules !== undefined){
let data2 = data.payout_rules;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 10){
validate84.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate85(data2[i0], {instancePath:instancePath+"/payout_rules/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
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
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}

const schema100 = {"type":"object","additionalProperties":false,"required":["initial_seed_value","min_reseed_value","fund_strategy","reseed_strategy"],"properties":{"initial_seed_value":{"$ref":"schemas.Amount"},"min_reseed_value":{"$ref":"schemas.Amount"},"fund_strategy":{"type":"string","enum":["CollectToMinReseed","CollectAlways","None"]},"reseed_strategy":{"type":"string","enum":["Full","MinReseed","Available"]}},"$id":"schemas.SeedStrategy"};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.SeedStrategy" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.initial_seed_value === undefined) && (missing0 = "initial_seed_value")) || ((data.min_reseed_value === undefined) && (missing0 = "min_reseed_value"))) || ((data.fund_strategy === undefined) && (missing0 = "fund_strategy"))) || ((data.reseed_strategy === undefined) && (missing0 = "reseed_strategy"))){
validate93.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "initial_seed_value") || (key0 === "min_reseed_value")) || (key0 === "fund_strategy")) || (key0 === "reseed_strategy"))){
validate93.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.initial_seed_value !== undefined){
let data0 = data.initial_seed_value;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 8000000000 || isNaN(data0)){
validate93.errors = [{instancePath:instancePath+"/initial_seed_value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate93.errors = [{instancePath:instancePath+"/initial_seed_value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats24.validate(data0))){
validate93.errors = [{instancePath:instancePath+"/initial_seed_value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/initial_seed_value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_reseed_value !== undefined){
let data1 = data.min_reseed_value;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 == "number"){
if(data1 > 8000000000 || isNaN(data1)){
validate93.errors = [{instancePath:instancePath+"/min_reseed_value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate93.errors = [{instancePath:instancePath+"/min_reseed_value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats24.validate(data1))){
validate93.errors = [{instancePath:instancePath+"/min_reseed_value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/min_reseed_value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fund_strategy !== undefined){
let data2 = data.fund_strategy;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate93.errors = [{instancePath:instancePath+"/fund_strategy",schemaPath:"#/properties/fund_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "CollectToMinReseed") || (data2 === "CollectAlways")) || (data2 === "None"))){
validate93.errors = [{instancePath:instancePath+"/fund_strategy",schemaPath:"#/properties/fund_strategy/enum",keyword:"enum",params:{allowedValues: schema100.properties.fund_strategy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reseed_strategy !== undefined){
let data3 = data.reseed_strategy;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate93.errors = [{instancePath:instancePath+"/reseed_strategy",schemaPath:"#/properties/reseed_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "Full") || (data3 === "MinReseed")) || (data3 === "Available"))){
validate93.errors = [{instancePath:instancePath+"/reseed_strategy",schemaPath:"#/properties/reseed_strategy/enum",keyword:"enum",params:{allowedValues: schema100.properties.reseed_strategy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
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
}
else {
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}

const formats56 = formats.uri;

const pattern36 = new RegExp("^[!-~]+$", "u");

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.DiversionTarget" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.External === undefined) && (missing0 = "External")){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "External")){
validate96.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.External !== undefined){
let data0 = data.External;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.endpoint === undefined) && (missing1 = "endpoint")) || ((data0.account_id === undefined) && (missing1 = "account_id"))){
validate96.errors = [{instancePath:instancePath+"/External",schemaPath:"#/properties/External/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "endpoint") || (key1 === "account_id"))){
validate96.errors = [{instancePath:instancePath+"/External",schemaPath:"#/properties/External/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.endpoint !== undefined){
let data1 = data0.endpoint;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 2048){
validate96.errors = [{instancePath:instancePath+"/External/endpoint",schemaPath:"#/properties/External/properties/endpoint/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats56(data1))){
validate96.errors = [{instancePath:instancePath+"/External/endpoint",schemaPath:"#/properties/External/properties/endpoint/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/External/endpoint",schemaPath:"#/properties/External/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.account_id !== undefined){
let data2 = data0.account_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 128){
validate96.errors = [{instancePath:instancePath+"/External/account_id",schemaPath:"#/properties/External/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate96.errors = [{instancePath:instancePath+"/External/account_id",schemaPath:"#/properties/External/properties/account_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern36.test(data2)){
validate96.errors = [{instancePath:instancePath+"/External/account_id",schemaPath:"#/properties/External/properties/account_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/External/account_id",schemaPath:"#/properties/External/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/External",schemaPath:"#/properties/External/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.DiversionRules" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.target === undefined) && (missing0 = "target")) || ((data.flush_threshold === undefined) && (missing0 = "flush_threshold"))){
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "target") || (key0 === "flush_threshold"))){
validate95.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.target !== undefined){
const _errs2 = errors;
if(!(validate96(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flush_threshold !== undefined){
let data1 = data.flush_threshold;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 20){
validate95.errors = [{instancePath:instancePath+"/flush_threshold",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern28.test(data1)){
validate95.errors = [{instancePath:instancePath+"/flush_threshold",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate95.errors = [{instancePath:instancePath+"/flush_threshold",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.WinConstraint" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.AllowedSeedDeficit === undefined) && (missing0 = "AllowedSeedDeficit")){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "AllowedSeedDeficit")){
validate99.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.AllowedSeedDeficit !== undefined){
let data0 = data.AllowedSeedDeficit;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 20){
validate99.errors = [{instancePath:instancePath+"/AllowedSeedDeficit",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern28.test(data0)){
validate99.errors = [{instancePath:instancePath+"/AllowedSeedDeficit",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/AllowedSeedDeficit",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.TimeWindow" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.start_time === undefined) && (missing0 = "start_time")) || ((data.end_time === undefined) && (missing0 = "end_time"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.start_time !== undefined){
let data0 = data.start_time;
const _errs1 = errors;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate102.errors = [{instancePath:instancePath+"/start_time",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 8640000000000000 || isNaN(data0)){
validate102.errors = [{instancePath:instancePath+"/start_time",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate102.errors = [{instancePath:instancePath+"/start_time",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data0))){
validate102.errors = [{instancePath:instancePath+"/start_time",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
let data1 = data.end_time;
const _errs4 = errors;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate102.errors = [{instancePath:instancePath+"/end_time",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 8640000000000000 || isNaN(data1)){
validate102.errors = [{instancePath:instancePath+"/end_time",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate102.errors = [{instancePath:instancePath+"/end_time",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data1))){
validate102.errors = [{instancePath:instancePath+"/end_time",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
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
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.HitRate" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.max_magic_number === undefined) && (missing0 = "max_magic_number")) || ((data.cost_per_attempt === undefined) && (missing0 = "cost_per_attempt"))){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "max_magic_number") || (key0 === "cost_per_attempt"))){
validate104.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.max_magic_number !== undefined){
let data0 = data.max_magic_number;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate104.errors = [{instancePath:instancePath+"/max_magic_number",schemaPath:"#/properties/max_magic_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 1000000000 || isNaN(data0)){
validate104.errors = [{instancePath:instancePath+"/max_magic_number",schemaPath:"#/properties/max_magic_number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate104.errors = [{instancePath:instancePath+"/max_magic_number",schemaPath:"#/properties/max_magic_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats8.validate(data0))){
validate104.errors = [{instancePath:instancePath+"/max_magic_number",schemaPath:"#/properties/max_magic_number/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost_per_attempt !== undefined){
let data1 = data.cost_per_attempt;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 8000000000 || isNaN(data1)){
validate104.errors = [{instancePath:instancePath+"/cost_per_attempt",schemaPath:"#/properties/cost_per_attempt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data1 < 0.000001 || isNaN(data1)){
validate104.errors = [{instancePath:instancePath+"/cost_per_attempt",schemaPath:"#/properties/cost_per_attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.000001},message:"must be >= 0.000001"}];
return false;
}
else {
if(!(formats24.validate(data1))){
validate104.errors = [{instancePath:instancePath+"/cost_per_attempt",schemaPath:"#/properties/cost_per_attempt/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/cost_per_attempt",schemaPath:"#/properties/cost_per_attempt/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
}
else {
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.MustHitBy" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.hit_by === undefined) && (missing0 = "hit_by")){
validate106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "hit_by")){
validate106.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.hit_by !== undefined){
let data0 = data.hit_by;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 8000000000 || isNaN(data0)){
validate106.errors = [{instancePath:instancePath+"/hit_by",schemaPath:"#/properties/hit_by/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data0 < 0.000001 || isNaN(data0)){
validate106.errors = [{instancePath:instancePath+"/hit_by",schemaPath:"#/properties/hit_by/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.000001},message:"must be >= 0.000001"}];
return false;
}
else {
if(!(formats24.validate(data0))){
validate106.errors = [{instancePath:instancePath+"/hit_by",schemaPath:"#/properties/hit_by/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/hit_by",schemaPath:"#/properties/hit_by/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
}
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PotType" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.Time === undefined) && (missing0 = "Time")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.Time !== undefined){
if(!(validate102(data.Time, {instancePath:instancePath+"/Time",parentData:data,parentDataProperty:"Time",rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.HitRate === undefined) && (missing1 = "HitRate")){
const err2 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data.HitRate !== undefined){
if(!(validate104(data.HitRate, {instancePath:instancePath+"/HitRate",parentData:data,parentDataProperty:"HitRate",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs7 = errors;
if(errors === _errs7){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.MustHitBy === undefined) && (missing2 = "MustHitBy")){
const err4 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.MustHitBy !== undefined){
if(!(validate106(data.MustHitBy, {instancePath:instancePath+"/MustHitBy",parentData:data,parentDataProperty:"MustHitBy",rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate101.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate101.errors = vErrors;
return errors === 0;
}

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Pot" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.contribution === undefined) && (missing0 = "contribution"))) || ((data.payout_rules === undefined) && (missing0 = "payout_rules"))) || ((data.seed_contribution === undefined) && (missing0 = "seed_contribution"))) || ((data.seed_strategy === undefined) && (missing0 = "seed_strategy"))) || ((data.win_constraints === undefined) && (missing0 = "win_constraints"))) || ((data.instance_count === undefined) && (missing0 = "instance_count"))) || ((data.timestamp_created === undefined) && (missing0 = "timestamp_created"))) || ((data.supports_external_trigger === undefined) && (missing0 = "supports_external_trigger"))) || ((data.is_progressive === undefined) && (missing0 = "is_progressive"))) || ((data.surplus_seed === undefined) && (missing0 = "surplus_seed"))) || ((data.contributed_amount === undefined) && (missing0 = "contributed_amount"))) || ((data.contributed_seed === undefined) && (missing0 = "contributed_seed"))) || ((data.seed_value === undefined) && (missing0 = "seed_value"))) || ((data.current_value === undefined) && (missing0 = "current_value"))) || ((data.pot_types === undefined) && (missing0 = "pot_types"))) || ((data.criteria === undefined) && (missing0 = "criteria"))) || ((data.overflow_amount === undefined) && (missing0 = "overflow_amount"))) || ((data.total_contributions === undefined) && (missing0 = "total_contributions"))){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate82.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate82.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate82.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs4 = errors;
if(typeof data.enabled !== "boolean"){
validate82.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution !== undefined){
const _errs6 = errors;
if(!(validate66(data.contribution, {instancePath:instancePath+"/contribution",parentData:data,parentDataProperty:"contribution",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_rules !== undefined){
let data3 = data.payout_rules;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate82.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "WinnerOnly") || (data3 === "Community"))){
validate82.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/enum",keyword:"enum",params:{allowedValues: schema91.properties.payout_rules.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_ruleset !== undefined){
const _errs9 = errors;
if(!(validate84(data.payout_ruleset, {instancePath:instancePath+"/payout_ruleset",parentData:data,parentDataProperty:"payout_ruleset",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_contribution !== undefined){
const _errs10 = errors;
if(!(validate66(data.seed_contribution, {instancePath:instancePath+"/seed_contribution",parentData:data,parentDataProperty:"seed_contribution",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_strategy !== undefined){
const _errs11 = errors;
if(!(validate93(data.seed_strategy, {instancePath:instancePath+"/seed_strategy",parentData:data,parentDataProperty:"seed_strategy",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diversion_rules !== undefined){
const _errs12 = errors;
if(!(validate95(data.diversion_rules, {instancePath:instancePath+"/diversion_rules",parentData:data,parentDataProperty:"diversion_rules",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_constraints !== undefined){
let data8 = data.win_constraints;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data8)){
if(data8.length > 10){
validate82.errors = [{instancePath:instancePath+"/win_constraints",schemaPath:"#/properties/win_constraints/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate99(data8[i0], {instancePath:instancePath+"/win_constraints/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/win_constraints",schemaPath:"#/properties/win_constraints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_count !== undefined){
let data10 = data.instance_count;
const _errs16 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate82.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data10 == "number"){
if(data10 > 2147483647 || isNaN(data10)){
validate82.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data10 < 1 || isNaN(data10)){
validate82.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data10))){
validate82.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_created !== undefined){
let data11 = data.timestamp_created;
const _errs18 = errors;
const _errs19 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate82.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if(typeof data11 == "number"){
if(data11 > 8640000000000000 || isNaN(data11)){
validate82.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate82.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data11))){
validate82.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supports_external_trigger !== undefined){
const _errs21 = errors;
if(typeof data.supports_external_trigger !== "boolean"){
validate82.errors = [{instancePath:instancePath+"/supports_external_trigger",schemaPath:"#/properties/supports_external_trigger/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_progressive !== undefined){
const _errs23 = errors;
if(typeof data.is_progressive !== "boolean"){
validate82.errors = [{instancePath:instancePath+"/is_progressive",schemaPath:"#/properties/is_progressive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.surplus_seed !== undefined){
let data14 = data.surplus_seed;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data14 == "number"){
if(data14 > 8000000000 || isNaN(data14)){
validate82.errors = [{instancePath:instancePath+"/surplus_seed",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate82.errors = [{instancePath:instancePath+"/surplus_seed",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats24.validate(data14))){
validate82.errors = [{instancePath:instancePath+"/surplus_seed",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/surplus_seed",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contributed_amount !== undefined){
let data15 = data.contributed_amount;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data15 == "number"){
if(data15 > 8000000000 || isNaN(data15)){
validate82.errors = [{instancePath:instancePath+"/contributed_amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate82.errors = [{instancePath:instancePath+"/contributed_amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats24.validate(data15))){
validate82.errors = [{instancePath:instancePath+"/contributed_amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/contributed_amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contributed_seed !== undefined){
let data16 = data.contributed_seed;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data16 == "number"){
if(data16 > 8000000000 || isNaN(data16)){
validate82.errors = [{instancePath:instancePath+"/contributed_seed",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate82.errors = [{instancePath:instancePath+"/contributed_seed",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats24.validate(data16))){
validate82.errors = [{instancePath:instancePath+"/contributed_seed",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/contributed_seed",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_value !== undefined){
let data17 = data.seed_value;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data17 == "number"){
if(data17 > 8000000000 || isNaN(data17)){
validate82.errors = [{instancePath:instancePath+"/seed_value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate82.errors = [{instancePath:instancePath+"/seed_value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats24.validate(data17))){
validate82.errors = [{instancePath:instancePath+"/seed_value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/seed_value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.current_value !== undefined){
let data18 = data.current_value;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data18 == "number"){
if(data18 > 8000000000 || isNaN(data18)){
validate82.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data18 < 0 || isNaN(data18)){
validate82.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats24.validate(data18))){
validate82.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pot_types !== undefined){
let data19 = data.pot_types;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data19)){
if(data19.length > 10){
validate82.errors = [{instancePath:instancePath+"/pot_types",schemaPath:"#/properties/pot_types/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid9 = true;
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
const _errs42 = errors;
if(!(validate101(data19[i1], {instancePath:instancePath+"/pot_types/" + i1,parentData:data19,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
var valid9 = _errs42 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/pot_types",schemaPath:"#/properties/pot_types/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.criteria !== undefined){
const _errs43 = errors;
if(!(validate68(data.criteria, {instancePath:instancePath+"/criteria",parentData:data,parentDataProperty:"criteria",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maximum_pot_value !== undefined){
let data22 = data.maximum_pot_value;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data22 === "string"){
if(func0(data22) > 20){
validate82.errors = [{instancePath:instancePath+"/maximum_pot_value",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern28.test(data22)){
validate82.errors = [{instancePath:instancePath+"/maximum_pot_value",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/maximum_pot_value",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overflow_amount !== undefined){
let data23 = data.overflow_amount;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data23 == "number"){
if(data23 > 8000000000 || isNaN(data23)){
validate82.errors = [{instancePath:instancePath+"/overflow_amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data23 < 0 || isNaN(data23)){
validate82.errors = [{instancePath:instancePath+"/overflow_amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats24.validate(data23))){
validate82.errors = [{instancePath:instancePath+"/overflow_amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/overflow_amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_contributions !== undefined){
let data24 = data.total_contributions;
const _errs50 = errors;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
validate82.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs50){
if(typeof data24 == "number"){
if(data24 > 9007199254740991 || isNaN(data24)){
validate82.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data24 < 0 || isNaN(data24)){
validate82.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data24))){
validate82.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs50 === errors;
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
}
}
}
}
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.JackpotInstance" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.game_code === undefined) && (missing0 = "game_code"))) || ((data.template_id === undefined) && (missing0 = "template_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.owner_id === undefined) && (missing0 = "owner_id"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.contribution_rules === undefined) && (missing0 = "contribution_rules"))) || ((data.house_pot === undefined) && (missing0 = "house_pot"))) || ((data.jackpot_type === undefined) && (missing0 = "jackpot_type"))) || ((data.pots === undefined) && (missing0 = "pots"))) || ((data.win_selector_strategy === undefined) && (missing0 = "win_selector_strategy"))) || ((data.total_contributions === undefined) && (missing0 = "total_contributions"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.last_updated === undefined) && (missing0 = "last_updated"))){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate64.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate64.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate64.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.game_code !== undefined){
let data1 = data.game_code;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate64.errors = [{instancePath:instancePath+"/game_code",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate64.errors = [{instancePath:instancePath+"/game_code",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern17.test(data1)){
validate64.errors = [{instancePath:instancePath+"/game_code",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/game_code",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template_id !== undefined){
let data2 = data.template_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate64.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate64.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate64.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate64.errors = [{instancePath:instancePath+"/status",schemaPath:"schemas.InstanceStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data3 === "Pending") || (data3 === "Active")) || (data3 === "Paused")) || (data3 === "Terminated"))){
validate64.errors = [{instancePath:instancePath+"/status",schemaPath:"schemas.InstanceStatus/enum",keyword:"enum",params:{allowedValues: schema66.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data4 = data.name;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 200){
validate64.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate64.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data5 = data.description;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func0(data5) > 2000){
validate64.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func0(data5) < 0){
validate64.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_id !== undefined){
let data6 = data.owner_id;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(func0(data6) > 129){
validate64.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data6) < 1){
validate64.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data6)){
validate64.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data7 = data.version;
const _errs20 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate64.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if(typeof data7 == "number"){
if(data7 > 2147483647 || isNaN(data7)){
validate64.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate64.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data7))){
validate64.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data8 = data.currency;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data8 === "string"){
if(func0(data8) > 3){
validate64.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data8) < 3){
validate64.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern27.test(data8)){
validate64.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_rules !== undefined){
const _errs25 = errors;
if(!(validate65(data.contribution_rules, {instancePath:instancePath+"/contribution_rules",parentData:data,parentDataProperty:"contribution_rules",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.house_pot !== undefined){
const _errs26 = errors;
if(!(validate73(data.house_pot, {instancePath:instancePath+"/house_pot",parentData:data,parentDataProperty:"house_pot",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_type !== undefined){
let data11 = data.jackpot_type;
const _errs27 = errors;
if(typeof data11 !== "string"){
validate64.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data11 === "Jackpot") || (data11 === "Raffle"))){
validate64.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/enum",keyword:"enum",params:{allowedValues: schema62.properties.jackpot_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raffle_rules !== undefined){
const _errs29 = errors;
if(!(validate76(data.raffle_rules, {instancePath:instancePath+"/raffle_rules",parentData:data,parentDataProperty:"raffle_rules",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pots !== undefined){
let data13 = data.pots;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data13)){
if(data13.length > 50){
validate64.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data13.length < 1){
validate64.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid7 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
const _errs32 = errors;
if(!(validate82(data13[i0], {instancePath:instancePath+"/pots/" + i0,parentData:data13,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid7 = _errs32 === errors;
if(!valid7){
break;
}
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_selector_strategy !== undefined){
let data15 = data.win_selector_strategy;
const _errs33 = errors;
if(typeof data15 !== "string"){
validate64.errors = [{instancePath:instancePath+"/win_selector_strategy",schemaPath:"#/properties/win_selector_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data15 === "Lowest") || (data15 === "Highest")) || (data15 === "None"))){
validate64.errors = [{instancePath:instancePath+"/win_selector_strategy",schemaPath:"#/properties/win_selector_strategy/enum",keyword:"enum",params:{allowedValues: schema62.properties.win_selector_strategy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_contributions !== undefined){
let data16 = data.total_contributions;
const _errs35 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
validate64.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs35){
if(typeof data16 == "number"){
if(data16 > 9007199254740991 || isNaN(data16)){
validate64.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate64.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data16))){
validate64.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data17 = data.created;
const _errs37 = errors;
const _errs38 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
validate64.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs38){
if(typeof data17 == "number"){
if(data17 > 8640000000000000 || isNaN(data17)){
validate64.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate64.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data17))){
validate64.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_start !== undefined){
let data18 = data.timestamp_start;
const _errs40 = errors;
const _errs41 = errors;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
validate64.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs41){
if(typeof data18 == "number"){
if(data18 > 8640000000000000 || isNaN(data18)){
validate64.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data18 < 0 || isNaN(data18)){
validate64.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data18))){
validate64.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_end !== undefined){
let data19 = data.timestamp_end;
const _errs43 = errors;
const _errs44 = errors;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
validate64.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs44){
if(typeof data19 == "number"){
if(data19 > 8640000000000000 || isNaN(data19)){
validate64.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
validate64.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data19))){
validate64.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_updated !== undefined){
let data20 = data.last_updated;
const _errs46 = errors;
const _errs47 = errors;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
validate64.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs47){
if(typeof data20 == "number"){
if(data20 > 8640000000000000 || isNaN(data20)){
validate64.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data20 < 0 || isNaN(data20)){
validate64.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data20))){
validate64.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs46 === errors;
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
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listInstances.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate63.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate64(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.TriggeredWin" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.instance_id === undefined) && (missing0 = "instance_id")) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.win_amount === undefined) && (missing0 = "win_amount"))) || ((data.win_pot_id === undefined) && (missing0 = "win_pot_id"))){
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.instance_id !== undefined){
let data0 = data.instance_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate113.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate113.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate113.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data1 = data.timestamp;
const _errs4 = errors;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate113.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 8640000000000000 || isNaN(data1)){
validate113.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate113.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data1))){
validate113.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_amount !== undefined){
let data2 = data.win_amount;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 > 8000000000 || isNaN(data2)){
validate113.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate113.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats24.validate(data2))){
validate113.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_pot_id !== undefined){
let data3 = data.win_pot_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate113.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate113.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data3)){
validate113.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
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
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="triggerWin.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate113(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
validate112.errors = vErrors;
return errors === 0;
}

const schema132 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["instance_not_found","brand_not_found","pot_not_found"]}}}],"$id":"triggerWin.404.0"};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="triggerWin.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate115.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "instance_not_found") || (data0 === "brand_not_found")) || (data0 === "pot_not_found"))){
validate115.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema132.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate115.errors = vErrors;
return errors === 0;
}

const schema133 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["pot_disabled","pot_not_armed"]}}}],"$id":"triggerWin.409.0"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="triggerWin.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate117.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "pot_disabled") || (data0 === "pot_not_armed"))){
validate117.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema133.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate117.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate117.errors = vErrors;
return errors === 0;
}

const schema134 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","owner_disabled","instance_pending","instance_paused","instance_terminated","brand_excluded","external_trigger_not_supported","amount_out_of_range"]}}}],"$id":"triggerWin.422.0"};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="triggerWin.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate119.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((((((((data0 === "idempotency_key_reused") || (data0 === "owner_disabled")) || (data0 === "instance_pending")) || (data0 === "instance_paused")) || (data0 === "instance_terminated")) || (data0 === "brand_excluded")) || (data0 === "external_trigger_not_supported")) || (data0 === "amount_out_of_range"))){
validate119.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema134.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate119.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate119.errors = vErrors;
return errors === 0;
}

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getInstance.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
validate121.errors = vErrors;
return errors === 0;
}

const schema136 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["instance_not_found"]}}}],"$id":"getInstance.404.0"};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getInstance.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate123.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "instance_not_found")){
validate123.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema136.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate123.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate123.errors = vErrors;
return errors === 0;
}

const schema138 = {"type":"object","required":["id","name","owner_id","currency","contribution_rules","house_hold_contribution","jackpot_type","pots","reference_count","published"],"properties":{"id":{"$ref":"schemas.Id"},"name":{"type":"string","minLength":1,"maxLength":200},"description":{"type":"string","minLength":0,"maxLength":2000},"owner_id":{"$ref":"schemas.OwnerId"},"currency":{"$ref":"schemas.Currency"},"contribution_rules":{"$ref":"schemas.ContributionRules"},"house_hold_contribution":{"$ref":"schemas.ContributionType"},"jackpot_type":{"type":"string","enum":["Jackpot","Raffle"]},"raffle_rules":{"$ref":"schemas.RaffleRules"},"pots":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"schemas.PotTemplate"}},"win_selector_strategy":{"type":"string","enum":["Lowest","Highest","None"]},"reference_count":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647},"published":{"type":"boolean"}},"$id":"schemas.JackpotTemplate"};

const schema142 = {"type":"object","additionalProperties":false,"required":["id","contribution","seed_contribution","seed_strategy"],"properties":{"id":{"$ref":"schemas.PotId"},"contribution":{"$ref":"schemas.ContributionType"},"payout_rules":{"type":"string","enum":["WinnerOnly","Community"]},"payout_ruleset":{"$ref":"schemas.PayoutRuleset"},"seed_contribution":{"$ref":"schemas.ContributionType"},"seed_strategy":{"$ref":"schemas.SeedStrategy"},"diversion_rules":{"$ref":"schemas.DiversionRules"},"win_constraints":{"type":"array","maxItems":10,"items":{"$ref":"schemas.WinConstraint"}},"max_instantiation_count":{"type":"integer","format":"int32","minimum":0,"maximum":1000000000},"is_progressive":{"type":"boolean"},"supports_external_trigger":{"type":"boolean"},"pot_types":{"type":"array","maxItems":10,"items":{"$ref":"schemas.PotTypeTemplate"}},"wager_criteria":{"$ref":"schemas.WagerCriteria"},"max_pot_value":{"$ref":"schemas.AmountText"}},"$id":"schemas.PotTemplate"};

const func123 = Object.prototype.hasOwnProperty;

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.TimeFixed" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.target_datetime === undefined) && (missing0 = "target_datetime")){
validate138.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "target_datetime") || (key0 === "repeat_period"))){
validate138.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.target_datetime !== undefined){
let data0 = data.target_datetime;
const _errs2 = errors;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate138.errors = [{instancePath:instancePath+"/target_datetime",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 8640000000000000 || isNaN(data0)){
validate138.errors = [{instancePath:instancePath+"/target_datetime",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate138.errors = [{instancePath:instancePath+"/target_datetime",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data0))){
validate138.errors = [{instancePath:instancePath+"/target_datetime",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat_period !== undefined){
const _errs5 = errors;
if(!(validate77(data.repeat_period, {instancePath:instancePath+"/repeat_period",parentData:data,parentDataProperty:"repeat_period",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
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
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PotTypeTemplate" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.TimeFixed === undefined) && (missing0 = "TimeFixed")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "TimeFixed")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.TimeFixed !== undefined){
if(!(validate138(data.TimeFixed, {instancePath:instancePath+"/TimeFixed",parentData:data,parentDataProperty:"TimeFixed",rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.HitRate === undefined) && (missing1 = "HitRate")){
const err3 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
const _errs7 = errors;
for(const key1 in data){
if(!(key1 === "HitRate")){
const err4 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break;
}
}
if(_errs7 === errors){
if(data.HitRate !== undefined){
if(!(validate104(data.HitRate, {instancePath:instancePath+"/HitRate",parentData:data,parentDataProperty:"HitRate",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.MustHitBy === undefined) && (missing2 = "MustHitBy")){
const err6 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
const _errs11 = errors;
for(const key2 in data){
if(!(key2 === "MustHitBy")){
const err7 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
}
if(_errs11 === errors){
if(data.MustHitBy !== undefined){
if(!(validate106(data.MustHitBy, {instancePath:instancePath+"/MustHitBy",parentData:data,parentDataProperty:"MustHitBy",rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err9 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate137.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate137.errors = vErrors;
return errors === 0;
}

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PotTemplate" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.contribution === undefined) && (missing0 = "contribution"))) || ((data.seed_contribution === undefined) && (missing0 = "seed_contribution"))) || ((data.seed_strategy === undefined) && (missing0 = "seed_strategy"))){
validate130.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func123.call(schema142.properties, key0))){
validate130.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate130.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate130.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate130.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution !== undefined){
const _errs5 = errors;
if(!(validate66(data.contribution, {instancePath:instancePath+"/contribution",parentData:data,parentDataProperty:"contribution",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_rules !== undefined){
let data2 = data.payout_rules;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate130.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "WinnerOnly") || (data2 === "Community"))){
validate130.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/enum",keyword:"enum",params:{allowedValues: schema142.properties.payout_rules.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_ruleset !== undefined){
const _errs8 = errors;
if(!(validate84(data.payout_ruleset, {instancePath:instancePath+"/payout_ruleset",parentData:data,parentDataProperty:"payout_ruleset",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_contribution !== undefined){
const _errs9 = errors;
if(!(validate66(data.seed_contribution, {instancePath:instancePath+"/seed_contribution",parentData:data,parentDataProperty:"seed_contribution",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_strategy !== undefined){
const _errs10 = errors;
if(!(validate93(data.seed_strategy, {instancePath:instancePath+"/seed_strategy",parentData:data,parentDataProperty:"seed_strategy",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diversion_rules !== undefined){
const _errs11 = errors;
if(!(validate95(data.diversion_rules, {instancePath:instancePath+"/diversion_rules",parentData:data,parentDataProperty:"diversion_rules",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_constraints !== undefined){
let data7 = data.win_constraints;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data7)){
if(data7.length > 10){
validate130.errors = [{instancePath:instancePath+"/win_constraints",schemaPath:"#/properties/win_constraints/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate99(data7[i0], {instancePath:instancePath+"/win_constraints/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/win_constraints",schemaPath:"#/properties/win_constraints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_instantiation_count !== undefined){
let data9 = data.max_instantiation_count;
const _errs15 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate130.errors = [{instancePath:instancePath+"/max_instantiation_count",schemaPath:"#/properties/max_instantiation_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data9 == "number"){
if(data9 > 1000000000 || isNaN(data9)){
validate130.errors = [{instancePath:instancePath+"/max_instantiation_count",schemaPath:"#/properties/max_instantiation_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate130.errors = [{instancePath:instancePath+"/max_instantiation_count",schemaPath:"#/properties/max_instantiation_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data9))){
validate130.errors = [{instancePath:instancePath+"/max_instantiation_count",schemaPath:"#/properties/max_instantiation_count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_progressive !== undefined){
const _errs17 = errors;
if(typeof data.is_progressive !== "boolean"){
validate130.errors = [{instancePath:instancePath+"/is_progressive",schemaPath:"#/properties/is_progressive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supports_external_trigger !== undefined){
const _errs19 = errors;
if(typeof data.supports_external_trigger !== "boolean"){
validate130.errors = [{instancePath:instancePath+"/supports_external_trigger",schemaPath:"#/properties/supports_external_trigger/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pot_types !== undefined){
let data12 = data.pot_types;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data12)){
if(data12.length > 10){
validate130.errors = [{instancePath:instancePath+"/pot_types",schemaPath:"#/properties/pot_types/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs23 = errors;
if(!(validate137(data12[i1], {instancePath:instancePath+"/pot_types/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
var valid3 = _errs23 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/pot_types",schemaPath:"#/properties/pot_types/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wager_criteria !== undefined){
const _errs24 = errors;
if(!(validate68(data.wager_criteria, {instancePath:instancePath+"/wager_criteria",parentData:data,parentDataProperty:"wager_criteria",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_pot_value !== undefined){
let data15 = data.max_pot_value;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data15 === "string"){
if(func0(data15) > 20){
validate130.errors = [{instancePath:instancePath+"/max_pot_value",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern28.test(data15)){
validate130.errors = [{instancePath:instancePath+"/max_pot_value",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/max_pot_value",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs25 === errors;
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
else {
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.JackpotTemplate" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.owner_id === undefined) && (missing0 = "owner_id"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.contribution_rules === undefined) && (missing0 = "contribution_rules"))) || ((data.house_hold_contribution === undefined) && (missing0 = "house_hold_contribution"))) || ((data.jackpot_type === undefined) && (missing0 = "jackpot_type"))) || ((data.pots === undefined) && (missing0 = "pots"))) || ((data.reference_count === undefined) && (missing0 = "reference_count"))) || ((data.published === undefined) && (missing0 = "published"))){
validate126.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate126.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate126.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate126.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate126.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate126.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 2000){
validate126.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func0(data2) < 0){
validate126.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_id !== undefined){
let data3 = data.owner_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 129){
validate126.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate126.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data3)){
validate126.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data4 = data.currency;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func0(data4) > 3){
validate126.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data4) < 3){
validate126.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern27.test(data4)){
validate126.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_rules !== undefined){
const _errs14 = errors;
if(!(validate65(data.contribution_rules, {instancePath:instancePath+"/contribution_rules",parentData:data,parentDataProperty:"contribution_rules",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.house_hold_contribution !== undefined){
const _errs15 = errors;
if(!(validate66(data.house_hold_contribution, {instancePath:instancePath+"/house_hold_contribution",parentData:data,parentDataProperty:"house_hold_contribution",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_type !== undefined){
let data7 = data.jackpot_type;
const _errs16 = errors;
if(typeof data7 !== "string"){
validate126.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data7 === "Jackpot") || (data7 === "Raffle"))){
validate126.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/enum",keyword:"enum",params:{allowedValues: schema138.properties.jackpot_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raffle_rules !== undefined){
const _errs18 = errors;
if(!(validate76(data.raffle_rules, {instancePath:instancePath+"/raffle_rules",parentData:data,parentDataProperty:"raffle_rules",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pots !== undefined){
let data9 = data.pots;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
if(data9.length > 50){
validate126.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data9.length < 1){
validate126.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs21 = errors;
if(!(validate130(data9[i0], {instancePath:instancePath+"/pots/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid4 = _errs21 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_selector_strategy !== undefined){
let data11 = data.win_selector_strategy;
const _errs22 = errors;
if(typeof data11 !== "string"){
validate126.errors = [{instancePath:instancePath+"/win_selector_strategy",schemaPath:"#/properties/win_selector_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data11 === "Lowest") || (data11 === "Highest")) || (data11 === "None"))){
validate126.errors = [{instancePath:instancePath+"/win_selector_strategy",schemaPath:"#/properties/win_selector_strategy/enum",keyword:"enum",params:{allowedValues: schema138.properties.win_selector_strategy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reference_count !== undefined){
let data12 = data.reference_count;
const _errs24 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate126.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if(typeof data12 == "number"){
if(data12 > 2147483647 || isNaN(data12)){
validate126.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate126.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data12))){
validate126.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.published !== undefined){
const _errs26 = errors;
if(typeof data.published !== "boolean"){
validate126.errors = [{instancePath:instancePath+"/published",schemaPath:"#/properties/published/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs26 === errors;
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
else {
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listTemplates.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate125.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate126(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createTemplate.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
validate147.errors = vErrors;
return errors === 0;
}

const schema149 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["owner_not_found"]}}}],"$id":"createTemplate.404.0"};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createTemplate.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate149.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "owner_not_found")){
validate149.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema149.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate149.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate149.errors = vErrors;
return errors === 0;
}

const schema150 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["template_id_taken"]}}}],"$id":"createTemplate.409.0"};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createTemplate.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate151.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "template_id_taken")){
validate151.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema150.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate151.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate151.errors = vErrors;
return errors === 0;
}

const schema151 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["template_not_found","owner_not_found"]}}}],"$id":"instantiateTemplate.404.0"};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="instantiateTemplate.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate153.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "template_not_found") || (data0 === "owner_not_found"))){
validate153.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema151.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate153.errors = vErrors;
return errors === 0;
}

const schema152 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["template_not_published","game_code_taken"]}}}],"$id":"instantiateTemplate.409.0"};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="instantiateTemplate.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate155.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "template_not_published") || (data0 === "game_code_taken"))){
validate155.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema152.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate155.errors = vErrors;
return errors === 0;
}

const schema153 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","schedule_invalid","feature_not_available","amount_out_of_range"]}}}],"$id":"instantiateTemplate.422.0"};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="instantiateTemplate.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate157.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((((data0 === "idempotency_key_reused") || (data0 === "schedule_invalid")) || (data0 === "feature_not_available")) || (data0 === "amount_out_of_range"))){
validate157.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema153.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate157.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate157.errors = vErrors;
return errors === 0;
}

const schema154 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["template_not_found"]}}}],"$id":"publishTemplate.404.0"};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="publishTemplate.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate159.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "template_not_found")){
validate159.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema154.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate159.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate159.errors = vErrors;
return errors === 0;
}

const schema155 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","template_invalid","feature_not_available"]}}}],"$id":"publishTemplate.422.0"};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="publishTemplate.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate161.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "idempotency_key_reused") || (data0 === "template_invalid")) || (data0 === "feature_not_available"))){
validate161.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema155.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate161.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate161.errors = vErrors;
return errors === 0;
}

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="contributeToInstance.200.headers" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["contribution-id"] === undefined) && (missing0 = "contribution-id")){
validate163.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data["contribution-id"] !== undefined){
let data0 = data["contribution-id"];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate163.errors = [{instancePath:instancePath+"/contribution-id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate163.errors = [{instancePath:instancePath+"/contribution-id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate163.errors = [{instancePath:instancePath+"/contribution-id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/contribution-id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["idempotency-key"] !== undefined){
let data1 = data["idempotency-key"];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 128){
validate163.errors = [{instancePath:instancePath+"/idempotency-key",schemaPath:"schemas.IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate163.errors = [{instancePath:instancePath+"/idempotency-key",schemaPath:"schemas.IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern36.test(data1)){
validate163.errors = [{instancePath:instancePath+"/idempotency-key",schemaPath:"schemas.IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/idempotency-key",schemaPath:"schemas.IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ContributionResponse" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.instance_id === undefined) && (missing0 = "instance_id")) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.win_amount === undefined) && (missing0 = "win_amount"))) || ((data.tickets_awarded === undefined) && (missing0 = "tickets_awarded"))) || ((data.win_withheld === undefined) && (missing0 = "win_withheld"))) || ((data.contribution_currency === undefined) && (missing0 = "contribution_currency"))) || ((data.contribution_amount === undefined) && (missing0 = "contribution_amount"))){
validate165.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.instance_id !== undefined){
let data0 = data.instance_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate165.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate165.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate165.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data1 = data.timestamp;
const _errs4 = errors;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate165.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 8640000000000000 || isNaN(data1)){
validate165.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate165.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data1))){
validate165.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameround_id !== undefined){
let data2 = data.gameround_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 128){
validate165.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate165.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern36.test(data2)){
validate165.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_amount !== undefined){
let data3 = data.win_amount;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 == "number"){
if(data3 > 8000000000 || isNaN(data3)){
validate165.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate165.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats24.validate(data3))){
validate165.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_pot_id !== undefined){
let data4 = data.win_pot_id;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func0(data4) > 64){
validate165.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate165.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data4)){
validate165.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tickets_awarded !== undefined){
let data5 = data.tickets_awarded;
const _errs16 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate165.errors = [{instancePath:instancePath+"/tickets_awarded",schemaPath:"#/properties/tickets_awarded/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate165.errors = [{instancePath:instancePath+"/tickets_awarded",schemaPath:"#/properties/tickets_awarded/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate165.errors = [{instancePath:instancePath+"/tickets_awarded",schemaPath:"#/properties/tickets_awarded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data5))){
validate165.errors = [{instancePath:instancePath+"/tickets_awarded",schemaPath:"#/properties/tickets_awarded/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_withheld !== undefined){
const _errs18 = errors;
if(typeof data.win_withheld !== "boolean"){
validate165.errors = [{instancePath:instancePath+"/win_withheld",schemaPath:"#/properties/win_withheld/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_currency !== undefined){
let data7 = data.contribution_currency;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data7 === "string"){
if(func0(data7) > 3){
validate165.errors = [{instancePath:instancePath+"/contribution_currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data7) < 3){
validate165.errors = [{instancePath:instancePath+"/contribution_currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern27.test(data7)){
validate165.errors = [{instancePath:instancePath+"/contribution_currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/contribution_currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_amount !== undefined){
let data8 = data.contribution_amount;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data8 == "number"){
if(data8 > 8000000000 || isNaN(data8)){
validate165.errors = [{instancePath:instancePath+"/contribution_amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate165.errors = [{instancePath:instancePath+"/contribution_amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats24.validate(data8))){
validate165.errors = [{instancePath:instancePath+"/contribution_amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/contribution_amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs26 = errors;
var valid0 = _errs26 === errors;
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
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="contributeToInstance.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate165(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
validate164.errors = vErrors;
return errors === 0;
}

const schema169 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["brand_not_found","instance_not_found"]}}}],"$id":"contributeToInstance.404.0"};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="contributeToInstance.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate167.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "brand_not_found") || (data0 === "instance_not_found"))){
validate167.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema169.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate167.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate167.errors = vErrors;
return errors === 0;
}

const schema170 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_in_flight","instance_changed"]}}}],"$id":"contributeToInstance.409.0"};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="contributeToInstance.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate169.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "idempotency_key_in_flight") || (data0 === "instance_changed"))){
validate169.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema170.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate169.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate169.errors = vErrors;
return errors === 0;
}

const schema171 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_keys_differ","idempotency_key_reused","callback_host_not_registered","owner_disabled","instance_pending","instance_paused","instance_terminated","brand_excluded","country_excluded","currency_not_configured","amount_out_of_range","wallet_not_configured","wallet_refused_session","wallet_refused_player","player_token_mismatch","wallet_currency_mismatch","limit_exceeded","insufficient_funds"]}}}],"$id":"contributeToInstance.422.0"};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="contributeToInstance.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate171.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((((((((((((((((((data0 === "idempotency_keys_differ") || (data0 === "idempotency_key_reused")) || (data0 === "callback_host_not_registered")) || (data0 === "owner_disabled")) || (data0 === "instance_pending")) || (data0 === "instance_paused")) || (data0 === "instance_terminated")) || (data0 === "brand_excluded")) || (data0 === "country_excluded")) || (data0 === "currency_not_configured")) || (data0 === "amount_out_of_range")) || (data0 === "wallet_not_configured")) || (data0 === "wallet_refused_session")) || (data0 === "wallet_refused_player")) || (data0 === "player_token_mismatch")) || (data0 === "wallet_currency_mismatch")) || (data0 === "limit_exceeded")) || (data0 === "insufficient_funds"))){
validate171.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema171.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate171.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate171.errors = vErrors;
return errors === 0;
}

const schema172 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["wallet_failed"]}}}],"$id":"contributeToInstance.502.0"};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="contributeToInstance.502.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate173.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "wallet_failed")){
validate173.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema172.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate173.errors = vErrors;
return errors === 0;
}

const schema173 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["wallet_timeout"]}}}],"$id":"contributeToInstance.504.0"};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="contributeToInstance.504.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate175.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "wallet_timeout")){
validate175.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema173.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate175.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate175.errors = vErrors;
return errors === 0;
}

const schema174 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["brand_not_found","no_jackpot_for_source"]}}}],"$id":"contributeBySource.404.0"};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="contributeBySource.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate177.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "brand_not_found") || (data0 === "no_jackpot_for_source"))){
validate177.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema174.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate177.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate177.errors = vErrors;
return errors === 0;
}

const schema175 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_keys_differ","idempotency_key_reused","callback_host_not_registered","owner_disabled","currency_not_configured","amount_out_of_range","wallet_not_configured","wallet_refused_session","wallet_refused_player","player_token_mismatch","wallet_currency_mismatch","limit_exceeded","insufficient_funds","instance_terminated"]}}}],"$id":"contributeBySource.422.0"};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="contributeBySource.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate179.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((((((((((((((data0 === "idempotency_keys_differ") || (data0 === "idempotency_key_reused")) || (data0 === "callback_host_not_registered")) || (data0 === "owner_disabled")) || (data0 === "currency_not_configured")) || (data0 === "amount_out_of_range")) || (data0 === "wallet_not_configured")) || (data0 === "wallet_refused_session")) || (data0 === "wallet_refused_player")) || (data0 === "player_token_mismatch")) || (data0 === "wallet_currency_mismatch")) || (data0 === "limit_exceeded")) || (data0 === "insufficient_funds")) || (data0 === "instance_terminated"))){
validate179.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema175.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate179.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate179.errors = vErrors;
return errors === 0;
}

const schema176 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["contribution_not_found"]}}}],"$id":"getContribution.404.0"};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getContribution.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate181.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "contribution_not_found")){
validate181.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema176.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate181.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate181.errors = vErrors;
return errors === 0;
}

const schema177 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["contribution_in_flight"]}}}],"$id":"getContribution.409.0"};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getContribution.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate183.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "contribution_in_flight")){
validate183.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema177.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate183.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate183.errors = vErrors;
return errors === 0;
}

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Winner" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.win_pot_id === undefined) && (missing0 = "win_pot_id")) || ((data.win_amount === undefined) && (missing0 = "win_amount"))) || ((data.jackpot_currency === undefined) && (missing0 = "jackpot_currency"))) || ((data.player_id === undefined) && (missing0 = "player_id"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.brand_id === undefined) && (missing0 = "brand_id"))){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.win_pot_id !== undefined){
let data0 = data.win_pot_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate186.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate186.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate186.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_amount !== undefined){
let data1 = data.win_amount;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 8000000000 || isNaN(data1)){
validate186.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate186.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats24.validate(data1))){
validate186.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_currency !== undefined){
let data2 = data.jackpot_currency;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 3){
validate186.errors = [{instancePath:instancePath+"/jackpot_currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data2) < 3){
validate186.errors = [{instancePath:instancePath+"/jackpot_currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern27.test(data2)){
validate186.errors = [{instancePath:instancePath+"/jackpot_currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/jackpot_currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data3 = data.player_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 128){
validate186.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate186.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern36.test(data3)){
validate186.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data4 = data.timestamp;
const _errs13 = errors;
const _errs14 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate186.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate186.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate186.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data4))){
validate186.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data5 = data.brand_id;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(func0(data5) > 129){
validate186.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data5) < 3){
validate186.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern15.test(data5)){
validate186.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
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
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listWinners.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate185.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate186(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate185.errors = vErrors;
return errors === 0;
}

const schema187 = {"type":"object","required":["id","jackpot_type","currency","pots","allowed_brands","allowed_sources","status","last_updated"],"properties":{"id":{"$ref":"schemas.Id"},"jackpot_type":{"type":"string","enum":["Jackpot","Raffle"]},"currency":{"$ref":"schemas.Currency"},"pots":{"type":"array","maxItems":50,"items":{"$ref":"schemas.TickerPot"}},"allowed_brands":{"type":"array","maxItems":1000,"items":{"$ref":"schemas.BrandPath"}},"allowed_sources":{"type":"array","maxItems":10000,"items":{"$ref":"schemas.SourceId"}},"status":{"$ref":"schemas.InstanceStatus"},"timestamp_start":{"$ref":"schemas.Timestamp"},"timestamp_end":{"$ref":"schemas.Timestamp"},"last_updated":{"$ref":"schemas.Timestamp"}},"$id":"schemas.Ticker"};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.TickerPot" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.is_progressive === undefined) && (missing0 = "is_progressive"))) || ((data.current_value === undefined) && (missing0 = "current_value"))) || ((data.community_split === undefined) && (missing0 = "community_split"))){
validate190.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate190.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate190.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate190.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate190.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_progressive !== undefined){
const _errs4 = errors;
if(typeof data.is_progressive !== "boolean"){
validate190.errors = [{instancePath:instancePath+"/is_progressive",schemaPath:"#/properties/is_progressive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.current_value !== undefined){
let data2 = data.current_value;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 20){
validate190.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern28.test(data2)){
validate190.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate190.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.community_split !== undefined){
let data3 = data.community_split;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 10){
validate190.errors = [{instancePath:instancePath+"/community_split",schemaPath:"schemas.PercentageText/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(!pattern29.test(data3)){
validate190.errors = [{instancePath:instancePath+"/community_split",schemaPath:"schemas.PercentageText/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,3}(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^[0-9]{1,3}(\\.[0-9]{1,6})?$"+"\""}];
return false;
}
}
}
else {
validate190.errors = [{instancePath:instancePath+"/community_split",schemaPath:"schemas.PercentageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
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
validate190.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate190.errors = vErrors;
return errors === 0;
}

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Ticker" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.jackpot_type === undefined) && (missing0 = "jackpot_type"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.pots === undefined) && (missing0 = "pots"))) || ((data.allowed_brands === undefined) && (missing0 = "allowed_brands"))) || ((data.allowed_sources === undefined) && (missing0 = "allowed_sources"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.last_updated === undefined) && (missing0 = "last_updated"))){
validate189.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate189.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate189.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate189.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_type !== undefined){
let data1 = data.jackpot_type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate189.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "Jackpot") || (data1 === "Raffle"))){
validate189.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/enum",keyword:"enum",params:{allowedValues: schema187.properties.jackpot_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data2 = data.currency;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 3){
validate189.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data2) < 3){
validate189.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern27.test(data2)){
validate189.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pots !== undefined){
let data3 = data.pots;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 50){
validate189.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate190(data3[i0], {instancePath:instancePath+"/pots/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_brands !== undefined){
let data5 = data.allowed_brands;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
if(data5.length > 1000){
validate189.errors = [{instancePath:instancePath+"/allowed_brands",schemaPath:"#/properties/allowed_brands/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(func0(data6) > 129){
validate189.errors = [{instancePath:instancePath+"/allowed_brands/" + i1,schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data6) < 3){
validate189.errors = [{instancePath:instancePath+"/allowed_brands/" + i1,schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern15.test(data6)){
validate189.errors = [{instancePath:instancePath+"/allowed_brands/" + i1,schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/allowed_brands/" + i1,schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/allowed_brands",schemaPath:"#/properties/allowed_brands/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_sources !== undefined){
let data7 = data.allowed_sources;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data7)){
if(data7.length > 10000){
validate189.errors = [{instancePath:instancePath+"/allowed_sources",schemaPath:"#/properties/allowed_sources/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"}];
return false;
}
else {
var valid6 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(func0(data8) > 64){
validate189.errors = [{instancePath:instancePath+"/allowed_sources/" + i2,schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data8) < 1){
validate189.errors = [{instancePath:instancePath+"/allowed_sources/" + i2,schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern17.test(data8)){
validate189.errors = [{instancePath:instancePath+"/allowed_sources/" + i2,schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/allowed_sources/" + i2,schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs19 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/allowed_sources",schemaPath:"#/properties/allowed_sources/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data9 = data.status;
const _errs22 = errors;
if(typeof data9 !== "string"){
validate189.errors = [{instancePath:instancePath+"/status",schemaPath:"schemas.InstanceStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data9 === "Pending") || (data9 === "Active")) || (data9 === "Paused")) || (data9 === "Terminated"))){
validate189.errors = [{instancePath:instancePath+"/status",schemaPath:"schemas.InstanceStatus/enum",keyword:"enum",params:{allowedValues: schema66.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_start !== undefined){
let data10 = data.timestamp_start;
const _errs25 = errors;
const _errs26 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate189.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if(typeof data10 == "number"){
if(data10 > 8640000000000000 || isNaN(data10)){
validate189.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate189.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data10))){
validate189.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_end !== undefined){
let data11 = data.timestamp_end;
const _errs28 = errors;
const _errs29 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate189.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if(typeof data11 == "number"){
if(data11 > 8640000000000000 || isNaN(data11)){
validate189.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate189.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data11))){
validate189.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_updated !== undefined){
let data12 = data.last_updated;
const _errs31 = errors;
const _errs32 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate189.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if(typeof data12 == "number"){
if(data12 > 8640000000000000 || isNaN(data12)){
validate189.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate189.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data12))){
validate189.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
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
else {
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate189.errors = vErrors;
return errors === 0;
}

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getTicker.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate189(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
validate188.errors = vErrors;
return errors === 0;
}

const schema201 = {"type":"object","required":["status"],"properties":{"status":{"type":"string","enum":["ok"]}},"$id":"schemas.Health"};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Health" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate194.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
validate194.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data0 === "ok")){
validate194.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema201.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate194.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate194.errors = vErrors;
return errors === 0;
}

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getHealth.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate194(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
validate193.errors = vErrors;
return errors === 0;
}

export const replies = {
  login: {
    200: { contentType: 'application/json', headers: null, body: validate0 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate10 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    429: { contentType: 'application/problem+json', headers: validate16, body: validate17 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
  },
  loginAdmin: {
    200: { contentType: 'application/json', headers: null, body: validate0 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate10 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    429: { contentType: 'application/problem+json', headers: validate16, body: validate17 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
  },
  getOwnAccount: {
    200: { contentType: 'application/json', headers: null, body: validate23 },
    400: { contentType: 'application/problem+json', headers: null, body: validate31 },
    401: { contentType: 'application/problem+json', headers: null, body: validate33 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
  },
  saveOperators: {
    200: { contentType: 'application/json', headers: validate35, body: validate36 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate33 },
    403: { contentType: 'application/problem+json', headers: null, body: validate39 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate41 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
  },
  getOperator: {
    200: { contentType: 'application/json', headers: null, body: validate43 },
    400: { contentType: 'application/problem+json', headers: null, body: validate31 },
    401: { contentType: 'application/problem+json', headers: null, body: validate33 },
    403: { contentType: 'application/problem+json', headers: null, body: validate39 },
    404: { contentType: 'application/problem+json', headers: null, body: validate48 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
  },
  saveBrands: {
    200: { contentType: 'application/json', headers: validate35, body: validate36 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate33 },
    403: { contentType: 'application/problem+json', headers: null, body: validate39 },
    404: { contentType: 'application/problem+json', headers: null, body: validate48 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate41 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
  },
  listSources: {
    200: { contentType: 'application/json', headers: validate50, body: validate51 },
    400: { contentType: 'application/problem+json', headers: null, body: validate31 },
    401: { contentType: 'application/problem+json', headers: null, body: validate33 },
    403: { contentType: 'application/problem+json', headers: null, body: validate39 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
  },
  createSources: {
    200: { contentType: 'application/json', headers: validate35, body: validate56 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate33 },
    403: { contentType: 'application/problem+json', headers: null, body: validate39 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate41 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
  },
  assignSources: {
    200: { contentType: null, headers: validate35, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate33 },
    403: { contentType: 'application/problem+json', headers: null, body: validate39 },
    404: { contentType: 'application/problem+json', headers: null, body: validate59 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate61 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
  },
  listInstances: {
    200: { contentType: 'application/json', headers: validate50, body: validate63 },
    400: { contentType: 'application/problem+json', headers: null, body: validate31 },
    401: { contentType: 'application/problem+json', headers: null, body: validate33 },
    403: { contentType: 'application/problem+json', headers: null, body: validate39 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
  },
  triggerWin: {
    200: { contentType: 'application/json', headers: validate35, body: validate112 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate33 },
    403: { contentType: 'application/problem+json', headers: null, body: validate39 },
    404: { contentType: 'application/problem+json', headers: null, body: validate115 },
    409: { contentType: 'application/problem+json', headers: null, body: validate117 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate119 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
  },
  getInstance: {
    200: { contentType: 'application/json', headers: null, body: validate121 },
    400: { contentType: 'application/problem+json', headers: null, body: validate31 },
    401: { contentType: 'application/problem+json', headers: null, body: validate33 },
    403: { contentType: 'application/problem+json', headers: null, body: validate39 },
    404: { contentType: 'application/problem+json', headers: null, body: validate123 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
  },
  listTemplates: {
    200: { contentType: 'application/json', headers: validate50, body: validate125 },
    400: { contentType: 'application/problem+json', headers: null, body: validate31 },
    401: { contentType: 'application/problem+json', headers: null, body: validate33 },
    403: { contentType: 'application/problem+json', headers: null, body: validate39 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
  },
  createTemplate: {
    200: { contentType: 'application/json', headers: validate35, body: validate147 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate33 },
    403: { contentType: 'application/problem+json', headers: null, body: validate39 },
    404: { contentType: 'application/problem+json', headers: null, body: validate149 },
    409: { contentType: 'application/problem+json', headers: null, body: validate151 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate41 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
  },
  instantiateTemplate: {
    200: { contentType: 'application/json', headers: validate35, body: validate121 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate33 },
    403: { contentType: 'application/problem+json', headers: null, body: validate39 },
    404: { contentType: 'application/problem+json', headers: null, body: validate153 },
    409: { contentType: 'application/problem+json', headers: null, body: validate155 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate157 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
  },
  publishTemplate: {
    200: { contentType: null, headers: validate35, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate33 },
    403: { contentType: 'application/problem+json', headers: null, body: validate39 },
    404: { contentType: 'application/problem+json', headers: null, body: validate159 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate161 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
  },
  getTemplate: {
    200: { contentType: 'application/json', headers: null, body: validate147 },
    400: { contentType: 'application/problem+json', headers: null, body: validate31 },
    401: { contentType: 'application/problem+json', headers: null, body: validate33 },
    403: { contentType: 'application/problem+json', headers: null, body: validate39 },
    404: { contentType: 'application/problem+json', headers: null, body: validate159 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
  },
  contributeToInstance: {
    200: { contentType: 'application/json', headers: validate163, body: validate164 },
    204: { contentType: null, headers: validate163, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate33 },
    403: { contentType: 'application/problem+json', headers: null, body: validate39 },
    404: { contentType: 'application/problem+json', headers: null, body: validate167 },
    409: { contentType: 'application/problem+json', headers: null, body: validate169 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate171 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    502: { contentType: 'application/problem+json', headers: null, body: validate173 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
    504: { contentType: 'application/problem+json', headers: null, body: validate175 },
  },
  contributeBySource: {
    200: { contentType: 'application/json', headers: validate163, body: validate164 },
    204: { contentType: null, headers: validate163, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate33 },
    403: { contentType: 'application/problem+json', headers: null, body: validate39 },
    404: { contentType: 'application/problem+json', headers: null, body: validate177 },
    409: { contentType: 'application/problem+json', headers: null, body: validate169 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate179 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    502: { contentType: 'application/problem+json', headers: null, body: validate173 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
    504: { contentType: 'application/problem+json', headers: null, body: validate175 },
  },
  getContribution: {
    200: { contentType: 'application/json', headers: validate163, body: validate164 },
    400: { contentType: 'application/problem+json', headers: null, body: validate31 },
    401: { contentType: 'application/problem+json', headers: null, body: validate33 },
    403: { contentType: 'application/problem+json', headers: null, body: validate39 },
    404: { contentType: 'application/problem+json', headers: null, body: validate181 },
    409: { contentType: 'application/problem+json', headers: null, body: validate183 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
  },
  listWinners: {
    200: { contentType: 'application/json', headers: null, body: validate185 },
    400: { contentType: 'application/problem+json', headers: null, body: validate31 },
    401: { contentType: 'application/problem+json', headers: null, body: validate33 },
    403: { contentType: 'application/problem+json', headers: null, body: validate39 },
    404: { contentType: 'application/problem+json', headers: null, body: validate123 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
  },
  getTicker: {
    200: { contentType: 'application/json', headers: null, body: validate188 },
    400: { contentType: 'application/problem+json', headers: null, body: validate31 },
    404: { contentType: 'application/problem+json', headers: null, body: validate123 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
  },
  getHealth: {
    200: { contentType: 'application/json', headers: null, body: validate193 },
    400: { contentType: 'application/problem+json', headers: null, body: validate31 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate16, body: validate21 },
  },
};
